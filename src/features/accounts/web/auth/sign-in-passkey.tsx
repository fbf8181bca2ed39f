import { passkeyTexts as texts } from '../../passkeys/passkey.texts.ts'
import { RemovedNotice } from './removed-notice.tsx'
import { PasskeyButton, PasskeyNotice } from '../passkeys/passkey-button.tsx'
import styles from '../passkeys/passkeys.module.css'
import type { PasskeyLogin } from '../passkeys/use-passkey-login.ts'

type PasskeyPartsProps = { passkey: PasskeyLogin; disabled: boolean; onSignUp: () => void }

/** Over the form of the sign-in page: the button, where the browser knows a passkey, and why it did not open. */
export const PasskeyParts = ({ passkey, disabled, onSignUp }: PasskeyPartsProps) => (
  <>
    <PasskeyNotice failure={passkey.failure} />
    {passkey.failure === 'removed' && <RemovedNotice onSignUp={onSignUp} />}
    {passkey.isKnown && (
      <>
        <PasskeyButton disabled={disabled} onPress={() => void passkey.start()} />
        <p className={styles.or}>
          <span>{texts.or}</span>
        </p>
      </>
    )}
  </>
)

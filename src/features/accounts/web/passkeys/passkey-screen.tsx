import { passkeyTexts as texts } from '../../passkeys/passkey.texts.ts'
import { PasskeyButton, PasskeyNotice } from './passkey-button.tsx'
import { PasskeyOffer } from './passkey-offer.tsx'
import styles from './passkeys.module.css'
import type { PasskeyLogin } from './use-passkey-login.ts'
import { WaitingForPasskey } from './waiting-for-passkey.tsx'

export type PasskeyScreenProps =
  | { show: 'button'; passkey: PasskeyLogin; disabled: boolean }
  | { show: 'waiting'; onPassword: () => void }
  | { show: 'offer'; onDone: () => void | Promise<void> }

/** What the sign-in page shows of passkeys, in one file: the button over its form, the wait, the offer. */
export function PasskeyScreen(props: PasskeyScreenProps) {
  if (props.show === 'waiting') return <WaitingForPasskey onPassword={props.onPassword} />
  if (props.show === 'offer') return <PasskeyOffer onDone={props.onDone} />
  const { passkey, disabled } = props
  return (
    <>
      <PasskeyNotice failure={passkey.failure} />
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
}

import { FingerprintSimpleIcon } from '@phosphor-icons/react/dist/csr/FingerprintSimple'
import { Button } from '#ui/button/button.tsx'
import { AuthHeading } from '#features/identity/web/index.ts'
import { passkeyTexts as texts } from '../../passkeys/passkey.texts.ts'
import styles from './passkeys.module.css'

const ICON_PX = 88

export const WaitingFace = () => (
  <div className={styles.face} data-waiting="">
    <FingerprintSimpleIcon size={ICON_PX} aria-hidden="true" />
  </div>
)

/** In the place of the sign-in form, while the phone asks. */
export function WaitingForPasskey({ onPassword }: { onPassword: () => void }) {
  return (
    <>
      <div role="status">
        <AuthHeading title={texts.waitingTitle}>{texts.waitingLead}</AuthHeading>
      </div>
      <WaitingFace />
      <Button size="lg" wide variant="secondary" autoFocus onClick={onPassword}>
        {texts.usePassword}
      </Button>
    </>
  )
}

import { FingerprintSimpleIcon } from '@phosphor-icons/react/dist/csr/FingerprintSimple'
import { ScanSmileyIcon } from '@phosphor-icons/react/dist/csr/ScanSmiley'
import { useState } from 'react'
import { Alert } from '#ui/alert/alert.tsx'
import { Button } from '#ui/button/button.tsx'
import { failureText } from '#ui/client/api-error.ts'
import { AuthHeading } from '#features/identity/web/index.ts'
import { passkeyTexts } from '../../passkeys/passkey.texts.ts'
import { PasskeyCancelled } from './browser-passkeys.ts'
import { makePasskey } from './passkey-calls.ts'
import styles from './passkeys.module.css'

const texts = passkeyTexts.offer
const ICON_PX = 64

/** After a sign-in on a phone, once: the fingerprint in the place of the password (EVERY-DAY §6). */
export function PasskeyOffer({ onDone }: { onDone: () => void | Promise<void> }) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const activate = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      await makePasskey()
      await onDone()
    } catch (error) {
      setBusy(false)
      if (!(error instanceof PasskeyCancelled)) setFailure(failureText(error, passkeyTexts.card.addFailed))
    }
  }
  return (
    <>
      <AuthHeading title={texts.title}>{texts.lead}</AuthHeading>
      <div className={styles.face}>
        <FingerprintSimpleIcon size={ICON_PX} aria-hidden="true" />
        <ScanSmileyIcon size={ICON_PX} aria-hidden="true" />
      </div>
      <div className={styles.form}>
        {failure && (
          <Alert tone="error" live>
            {failure}
          </Alert>
        )}
        <Button
          size="lg"
          wide
          icon={<FingerprintSimpleIcon size={22} aria-hidden="true" />}
          busy={isBusy}
          busyLabel={texts.activating}
          onClick={() => void activate()}
        >
          {texts.activate}
        </Button>
        <Button size="lg" wide variant="secondary" disabled={isBusy} onClick={() => void onDone()}>
          {texts.notNow}
        </Button>
        <p className={styles.small}>{texts.hint}</p>
      </div>
    </>
  )
}

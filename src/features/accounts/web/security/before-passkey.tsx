import { FingerprintSimpleIcon } from '@phosphor-icons/react/dist/csr/FingerprintSimple'
import { ScanSmileyIcon } from '@phosphor-icons/react/dist/csr/ScanSmiley'
import { UsersThreeIcon } from '@phosphor-icons/react/dist/csr/UsersThree'
import { useRef } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import { passkeyTexts } from '../../passkeys/passkey.texts.ts'
import styles from '../passkeys/passkeys.module.css'

const texts = passkeyTexts.before
const ICON_PX = 64

type BeforePasskeyProps = { open: boolean; busy: boolean; onGoOn: () => void; onClose: () => void }

/** What the phone will ask, before it asks. */
export function BeforePasskey({ open, busy, onGoOn, onClose }: BeforePasskeyProps) {
  const first = useRef<HTMLButtonElement>(null)
  return (
    <Modal
      open={open}
      onClose={onClose}
      onCloseRequest={() => !busy}
      title={texts.title}
      initialFocus={first}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {texts.notNow}
          </Button>
          <Button ref={first} busy={busy} busyLabel={texts.waiting} onClick={onGoOn}>
            {texts.goOn}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <div className={styles.face}>
          <FingerprintSimpleIcon size={ICON_PX} aria-hidden="true" />
          <ScanSmileyIcon size={ICON_PX} aria-hidden="true" />
        </div>
        <p>{texts.lead}</p>
        <p className={styles.note}>
          <UsersThreeIcon size={18} aria-hidden="true" />
          <span>{texts.shared}</span>
        </p>
      </div>
    </Modal>
  )
}

import { FingerprintSimpleIcon } from '@phosphor-icons/react/dist/csr/FingerprintSimple'
import { Button } from '#ui/button/button.tsx'
import type { Passkey } from '../../passkeys/passkeys.contract.ts'
import { passkeyTexts } from '../../passkeys/passkey.texts.ts'
import { passkeyTimes } from '../../passkeys/passkey-time.rules.ts'
import securityStyles from './security.module.css'
import styles from '../passkeys/passkeys.module.css'

const texts = passkeyTexts.card

type PasskeyListProps = {
  passkeys: readonly Passkey[]
  isOffline: boolean
  onRename: (passkey: Passkey) => void
  onRemove: (passkey: Passkey) => void
}

/** Each with its name, which is the button that changes it, and when it was used last. */
export function PasskeyList({ passkeys, isOffline, onRename, onRemove }: PasskeyListProps) {
  const now = new Date()
  return (
    <ul className={securityStyles.sessions}>
      {passkeys.map(passkey => (
        <li key={passkey.id} className={styles.key}>
          <span className={securityStyles.device}>
            <FingerprintSimpleIcon size={22} aria-hidden="true" />
          </span>
          <span className={securityStyles.sessionText}>
            <button
              type="button"
              className={styles.nameButton}
              aria-label={texts.rename(passkey.name)}
              aria-haspopup="dialog"
              disabled={isOffline}
              onClick={() => onRename(passkey)}
            >
              {passkey.name}
            </button>
            <small className="num">{passkeyTimes(passkey, now)}</small>
          </span>
          <Button
            variant="ghost"
            size="sm"
            aria-label={texts.removeOf(passkey.name)}
            disabled={isOffline}
            onClick={() => onRemove(passkey)}
          >
            {texts.remove}
          </Button>
        </li>
      ))}
    </ul>
  )
}

import { ButtonLink } from '#ui/button/button-link.tsx'
import { Card } from '#ui/card/card.tsx'
import { useUser } from '#features/identity/web/index.ts'
import { settingsTexts as texts } from '../../user-settings.texts.ts'
import styles from './settings.module.css'

/** Seguridad: says what comes and what to do until then; deletion only for people without a status value (S2 §2). */
export function SecurityTab() {
  const { status } = useUser()
  return (
    <div className={styles.stack}>
      <Card title={texts.passwordTitle}>
        <p>{texts.passwordSoon}</p>
        <p className="muted">{texts.passwordUntilThen}</p>
        <ButtonLink className={styles.action} variant="secondary" href="/#contacto">
          {texts.contact}
        </ButtonLink>
      </Card>
      {!status && (
        <Card title={texts.dangerTitle} className={styles.danger}>
          <p className="muted">{texts.deletionSoon}</p>
        </Card>
      )}
    </div>
  )
}

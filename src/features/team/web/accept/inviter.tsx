import { Avatar } from '#ui/avatar/avatar.tsx'
import { invitationPageTexts as texts } from '../../invitation-page.texts.ts'
import styles from './accept.module.css'

const AVATAR_PX = 48

/** Who invites; null: their account is gone, and nothing is shown. */
export function Inviter({ name }: { name: string | null }) {
  if (!name) return null
  return (
    <div className={styles.who}>
      <Avatar name={name} size={AVATAR_PX} tone="hoja" />
      <div>
        <b className={styles.whoName}>{name}</b>
        <span className={styles.whoText}>{texts.invites}</span>
      </div>
    </div>
  )
}

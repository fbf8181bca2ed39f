import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple'
import { useRef, useState } from 'react'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { roleLabel } from '#features/identity/house.rules.ts'
import { useUser } from '#features/identity/web/index.ts'
import { settingsTexts as texts } from '../../user-settings.texts.ts'
import { PhonePart } from '../phone/phone-part.tsx'
import { LogOutButton } from '../sign-out/log-out-button.tsx'
import { NameForm } from './name-form.tsx'
import { NoticeMails, noticeMailsOf } from './notice-mails.tsx'
import styles from './settings.module.css'

const AVATAR_PX = 72

const monthOf = (iso: string): string =>
  new Intl.DateTimeFormat('es-ES', { month: 'long', year: 'numeric' }).format(new Date(iso))

/** Perfil: who one is here, since when, the own name, and the way out (S2 §2). */
export function ProfileTab() {
  const user = useUser()
  const kinds = noticeMailsOf(user)
  const [isEditing, setEditing] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    setEditing(false)
    // The button is there again after this render.
    requestAnimationFrame(() => opener.current?.focus())
  }
  return (
    <Card flush className={styles.sheet} as="div">
      <div className={styles.person}>
        <Avatar name={user.name} size={AVATAR_PX} tone="hoja" />
        <div className={styles.personText}>
          <h2 className={styles.name}>{user.name}</h2>
          <p className="muted">
            {roleLabel(user)}. {texts.memberSince(monthOf(user.createdAt))}
          </p>
        </div>
        {!isEditing && (
          <Button
            ref={opener}
            variant="secondary"
            icon={<PencilSimpleIcon size={20} aria-hidden="true" />}
            onClick={() => setEditing(true)}
          >
            {texts.editName}
          </Button>
        )}
      </div>
      <div className={styles.part}>
        {isEditing ? (
          <NameForm onClose={close} />
        ) : (
          <dl className={styles.fact}>
            <dt>{texts.email}</dt>
            <dd>{user.email}</dd>
          </dl>
        )}
      </div>
      {kinds.length > 0 && (
        <div className={styles.part}>
          <NoticeMails kinds={kinds} />
        </div>
      )}
      <PhonePart className={styles.part} />
      <div className={styles.part}>
        <LogOutButton />
      </div>
    </Card>
  )
}

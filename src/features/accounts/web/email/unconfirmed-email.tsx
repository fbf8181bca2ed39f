import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/csr/EnvelopeSimple'
import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import { useRef, useState } from 'react'
import { PAGES } from '#shared/page-paths.ts'
import { Button } from '#ui/button/button.tsx'
import type { HomeTodo } from '#ui/dashboard/dashboard-feature.ts'
import { toast } from '#ui/toast/toast.ts'
import { useUser } from '#features/identity/web/index.ts'
import { accountErrors } from '../../accounts.errors.ts'
import { correctWords, emailTexts } from '../../email/email.texts.ts'
import { unconfirmedPlace } from '../../email/unconfirmed.rules.ts'
import { ChangeEmail } from './change-email.tsx'
import { useHiddenToday } from './hidden-today.ts'
import styles from './unconfirmed-email.module.css'

const texts = emailTexts.unconfirmed

/** Home's line about an address that nobody has confirmed: a mistyped one is mended in time (EVERY-DAY §6). */
export function UnconfirmedEmail() {
  const user = useUser()
  const { isHidden, hide } = useHiddenToday(user.id)
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const isShown = unconfirmedPlace(user, new Date()) === 'notice' && !isHidden
  const putAway = () => {
    hide()
    // The button is gone; the page stays where it is.
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  }
  return (
    <>
      {isShown && (
        <div className={styles.line} role="status">
          <EnvelopeSimpleIcon className={styles.icon} size={20} aria-hidden="true" />
          <p>
            {texts.written} <b>{user.email}</b>. {texts.notArrived}
          </p>
          <Button ref={opener} variant="secondary" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {texts.correct}
          </Button>
          <Button
            variant="ghost"
            size="sm"
            iconOnly
            aria-label={texts.hide}
            icon={<XIcon size={18} weight="bold" aria-hidden="true" />}
            onClick={putAway}
          />
        </div>
      )}
      {/* Also when the address is confirmed, so that it is seen closing. */}
      <ChangeEmail
        open={isOpen}
        words={correctWords}
        onClose={() => setOpen(false)}
        onLimited={() => toast.warning(accountErrors.emailChanges.message, { id: 'email' })}
      />
    </>
  )
}

/** After the first week it is one thing of many; it leads to where it is mended. */
export function useEmailTodo(): HomeTodo | null {
  const user = useUser()
  if (unconfirmedPlace(user, new Date()) !== 'todo') return null
  return {
    key: 'email',
    icon: <EnvelopeSimpleIcon size={20} />,
    text: (
      <>
        {texts.still} <b>{user.email}</b>
      </>
    ),
    to: PAGES.settings,
  }
}

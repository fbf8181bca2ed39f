import { DesktopIcon } from '@phosphor-icons/react/dist/csr/Desktop'
import { DeviceMobileIcon } from '@phosphor-icons/react/dist/csr/DeviceMobile'
import { DeviceTabletIcon } from '@phosphor-icons/react/dist/csr/DeviceTablet'
import { SignOutIcon } from '@phosphor-icons/react/dist/csr/SignOut'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { failureText } from '#ui/client/api-error.ts'
import { call } from '#ui/client/client.ts'
import { FailureNote } from '#ui/load-failure/load-failure.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { toast } from '#ui/toast/toast.ts'
import { endOtherSessions, type Session } from '../../security.contract.ts'
import { securityTexts } from '../../user-settings.texts.ts'
import { focusHeading } from './focus-heading.ts'
import styles from './security.module.css'
import { CloseSession } from './close-session.tsx'
import { lastUsedText } from './session-time.rules.ts'
import { openSessions } from './sessions.queries.ts'

const texts = securityTexts.sessions
const TOAST = 'sessions'
const ICONS = { computer: DesktopIcon, phone: DeviceMobileIcon, tablet: DeviceTabletIcon }

/** Where one is signed in, and closing all but this one. */
export function OpenSessions() {
  const queryClient = useQueryClient()
  const { data: sessions, isError, error, refetch } = useQuery(openSessions)
  const [isBusy, setBusy] = useState(false)
  const [closing, setClosing] = useState<Session | null>(null)
  const card = useRef<HTMLElement>(null)
  const others = sessions?.filter(session => !session.current).length ?? 0

  const closeOthers = async () => {
    const title = texts.ask(others)
    const icon = <SignOutIcon size={20} aria-hidden="true" />
    if (!(await toast.confirm({ title, description: texts.askHint, confirmLabel: texts.confirm, icon }))) return
    setBusy(true)
    try {
      const { ended } = await call(endOtherSessions, {})
      await queryClient.invalidateQueries({ queryKey: openSessions.queryKey })
      toast.success(texts.closed(ended), { id: TOAST })
      focusHeading(card.current)
    } catch (error) {
      toast.error(failureText(error, texts.closeFailed), { id: TOAST })
    }
    setBusy(false)
  }
  return (
    <Card
      ref={card}
      title={texts.title}
      lead={texts.lead}
      actions={
        others > 0 && (
          <Button
            variant="secondary"
            className={styles.wideOnPhone}
            busy={isBusy}
            busyLabel={texts.closing}
            onClick={() => void closeOthers()}
          >
            {texts.closeOthers}
          </Button>
        )
      }
    >
      {sessions && <SessionList sessions={sessions} onClose={setClosing} />}
      <CloseSession session={closing} onDone={() => focusHeading(card.current)} onClosed={() => setClosing(null)} />
      {!sessions && isError && (
        <FailureNote error={error} onRetry={() => void refetch()}>
          {texts.loadFailed}
        </FailureNote>
      )}
      {!sessions && !isError && (
        <SkeletonGroup>
          <Skeleton height={72} />
        </SkeletonGroup>
      )}
    </Card>
  )
}

type SessionListProps = { sessions: Session[]; onClose: (session: Session) => void }

function SessionList({ sessions, onClose }: SessionListProps) {
  const now = new Date()
  return (
    <>
      <ul className={styles.sessions}>
        {sessions.map(session => {
          const { id, device, kind, current, lastUsedAt } = session
          const Icon = ICONS[kind]
          return (
            <li key={id} className={styles.session} data-current={current ? '' : undefined}>
              <span className={styles.device}>
                <Icon size={22} aria-hidden="true" />
              </span>
              <span className={styles.sessionText}>
                <b>{device}</b>
                <small className="num">{current ? texts.now : lastUsedText(new Date(lastUsedAt), now)}</small>
              </span>
              {current ? (
                <Badge tone="ok">{texts.current}</Badge>
              ) : (
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={texts.closeOneOf(device)}
                  onClick={() => onClose(session)}
                >
                  {texts.closeOne}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {sessions.length === 1 && <p className={styles.none}>{texts.none}</p>}
    </>
  )
}

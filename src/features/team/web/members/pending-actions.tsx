import { LinkIcon } from '@phosphor-icons/react/dist/csr/Link'
import { PaperPlaneTiltIcon } from '@phosphor-icons/react/dist/csr/PaperPlaneTilt'
import { useEffect, useRef, useState } from 'react'
import { AlertDialog } from '#ui/alert-dialog/alert-dialog.tsx'
import { Button } from '#ui/button/button.tsx'
import { limitedForS, messageOf } from '#ui/client/api-error.ts'
import { call } from '#ui/client/client.ts'
import { reportFailure } from '#ui/client/report-failure.ts'
import { TextField } from '#ui/field/text-field.tsx'
import { toast } from '#ui/toast/toast.ts'
import { firstNameOf } from '#features/identity/first-name.ts'
import { makeInvitationLink, resendInvitation, type TeamMember } from '../../team.contract.ts'
import { isLinkExpired } from '../../team-tab.rules.ts'
import { inviteTexts, memberTexts as texts } from '../../team-tab.texts.ts'
import { useTeam } from '../team-context.ts'
import { useReloadTeam } from '../team.queries.ts'
import styles from './member-row.module.css'

const TOAST = 'team-link'
type Action = 'resend' | 'copy'

/**
 * For a pending member: mail a fresh link, or copy one. Both revoke the link before (3-decisions §7); copying says so
 * first.
 */
export function PendingActions({ member }: { member: TeamMember }) {
  const { limit } = useTeam()
  const reload = useReloadTeam()
  const [busy, setBusy] = useState<Action | null>(null)
  const linkField = useRef<HTMLInputElement>(null)
  const [isAsking, setAsking] = useState(false)
  const [shownUrl, setShownUrl] = useState<string | null>(null)
  const { id, name, email } = member

  const run = async (action: Action, failed: string, work: () => Promise<void>) => {
    if (busy) return
    setBusy(action)
    setShownUrl(null)
    try {
      await work()
    } catch (error) {
      const seconds = limitedForS(error)
      if (seconds !== undefined) limit(seconds)
      toast.error(messageOf(error, failed), { id: TOAST })
    }
    setBusy(null)
    await reload()
  }
  const resend = () =>
    run('resend', inviteTexts.failed, async () => {
      await call(resendInvitation, { params: { id } })
      toast.success(texts.resent(email), { id: TOAST, detail: texts.oldLink })
    })
  const copy = () =>
    run('copy', texts.copyFailed, async () => {
      const { url } = await call(makeInvitationLink, { params: { id } })
      if (await copyText(url)) toast.success(texts.copied, { id: TOAST, detail: texts.copiedHint })
      else {
        setShownUrl(url)
        toast.error(texts.copyFailed, { id: TOAST, detail: texts.copyFailedHint })
      }
    })
  useEffect(() => {
    if (shownUrl && !isAsking) linkField.current?.focus()
  }, [shownUrl, isAsking])
  // A link that has run out takes nothing away from anybody.
  const ask = () => (isLinkExpired(member, new Date()) ? void copy() : setAsking(true))
  return (
    <>
      <AlertDialog
        open={isAsking}
        tone="primary"
        title={texts.copyTitle(firstNameOf(name))}
        confirmLabel={texts.copyNew}
        busy={busy === 'copy'}
        busyLabel={texts.copying}
        onConfirm={() => void copy().then(() => setAsking(false))}
        returnFocus={() => linkField.current}
        onCancel={() => setAsking(false)}
      >
        {texts.copyWarning}
      </AlertDialog>
      <Button
        variant="secondary"
        size="sm"
        icon={<PaperPlaneTiltIcon size={20} />}
        aria-label={texts.resendTo(name)}
        busy={busy === 'resend'}
        onClick={() => void resend()}
      >
        {texts.resend}
      </Button>
      <Button
        variant="secondary"
        size="sm"
        icon={<LinkIcon size={20} />}
        aria-label={texts.copyLinkOf(name)}
        busy={busy === 'copy'}
        onClick={ask}
      >
        {texts.copyLink}
      </Button>
      {shownUrl && (
        <TextField
          className={styles.link}
          label={texts.linkOf(name)}
          readOnly
          ref={linkField}
          value={shownUrl}
          onFocus={event => event.currentTarget.select()}
        />
      )}
    </>
  )
}

/** False where the browser does not let the page copy. */
const copyText = (text: string): Promise<boolean> =>
  navigator.clipboard.writeText(text).then(
    () => true,
    (error: unknown) => {
      reportFailure('clipboard', error)
      return false
    },
  )

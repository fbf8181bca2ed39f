import { useEffect, useRef, useState } from 'react'
import { AlertDialog } from '#ui/alert-dialog/alert-dialog.tsx'
import { photos, useWaitingPhotos } from '#ui/kept/photos/photos.ts'
import { offlineTexts } from '#ui/offline/offline.texts.ts'
import { outbox } from '#ui/offline/outbox.ts'
import { useIsOffline, useOutbox } from '#ui/offline/use-outbox.ts'
import { WaitingList } from '#ui/offline/waiting-list.tsx'
import { settingsTexts } from '../../user-settings.texts.ts'

const texts = settingsTexts.waiting

type WaitingQuestionProps = { onLeave: () => void; onStay: () => void }

/**
 * Signing out while changes wait that this phone keeps (EVERY-DAY §8.22). With a connection they go first; without one
 * they wait for the same person here, or are given up, which is asked again.
 */
export function WaitingQuestion({ onLeave, onStay }: WaitingQuestionProps) {
  const { bodies, waiting, held } = useOutbox()
  const isOffline = useIsOffline()
  const [isDiscarding, setDiscarding] = useState(false)
  const left = useRef(false)
  const pictures = useWaitingPhotos()
  const all = [...waiting, ...pictures.map(([id, { name, at }]) => ({ id, name, says: offlineTexts.photo.says, at }))]
  const count = bodies.size + pictures.length
  /** What somebody has to decide first. */
  const asked = held.length + pictures.filter(([, { state }]) => state === 'failed').length
  const isSending = !isOffline && asked < count
  useEffect(() => {
    if (!isOffline) void outbox.sendAll()
  }, [isOffline])
  useEffect(() => {
    if (count > 0 || left.current) return
    left.current = true
    onLeave()
  }, [count, onLeave])
  const discard = async () => {
    await Promise.all([outbox.discard(), photos.discard()])
    if (left.current) return
    left.current = true
    onLeave()
  }
  if (isDiscarding)
    return (
      <AlertDialog
        open
        title={texts.discardAsk(count)}
        confirmLabel={texts.discard}
        cancelLabel={texts.no}
        onConfirm={() => void discard()}
        onCancel={() => setDiscarding(false)}
      >
        {texts.discardWhy}
      </AlertDialog>
    )
  if (isSending)
    return (
      <AlertDialog
        open
        tone="primary"
        title={texts.sendingTitle}
        confirmLabel={texts.leave(count)}
        cancelLabel={settingsTexts.stay}
        onConfirm={onLeave}
        onCancel={onStay}
      >
        <span role="status">{texts.sending(count)}</span>
      </AlertDialog>
    )
  return (
    <AlertDialog
      open
      title={texts.title(count)}
      confirmLabel={settingsTexts.discardAndLeave(count)}
      cancelLabel={settingsTexts.stay}
      keep={{ label: texts.leave(count), onClick: onLeave }}
      onConfirm={() => setDiscarding(true)}
      onCancel={onStay}
    >
      <WaitingList waiting={all} />
      {isOffline ? texts.offline(count) : texts.later}
      <b>{texts.stays(count)}</b>
      {texts.sentLater(count)}
    </AlertDialog>
  )
}

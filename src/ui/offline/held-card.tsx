import { ClockCountdownIcon } from '@phosphor-icons/react/dist/csr/ClockCountdown'
import { useState } from 'react'
import { DAY_MS } from '#shared/time.ts'
import { AlertDialog } from '#ui/alert-dialog/alert-dialog.tsx'
import { Button } from '#ui/button/button.tsx'
import { toast } from '#ui/toast/toast.ts'
import styles from './held-card.module.css'
import { offlineTexts } from './offline.texts.ts'
import { outbox } from './outbox.ts'
import type { Waiting } from './outbox-entry.ts'
import { useIsOffline, useOutbox } from './use-outbox.ts'
import { WaitingList } from './waiting-list.tsx'
import { momentOf } from './whose-moment.ts'

const texts = offlineTexts.held

/** So many are named in the card. */
const NAMED = 2

/** What was changed without signal on another day: it goes out when somebody says so (EVERY-DAY §8.21). */
export function HeldCard() {
  const { held } = useOutbox()
  const isOffline = useIsOffline()
  const [reviewed, setReviewed] = useState<readonly Waiting[] | null>(null)
  // What was asked goes on while its dialog closes.
  const shown = reviewed ?? held
  if (shown.length === 0 || isOffline) return null
  const when = whenOf(shown, Date.now())
  const save = () => {
    setReviewed(null)
    outbox.release()
  }
  const discard = () => {
    for (const { id } of shown) outbox.abandon(id)
    setReviewed(null)
    toast.success(texts.discarded(shown.length), { id: 'held' })
  }
  return (
    <section className={styles.card} aria-label={texts.title(shown.length, when)}>
      <span className={styles.icon}>
        <ClockCountdownIcon size={22} aria-hidden="true" />
      </span>
      <div role="status">
        <b className={styles.title}>{texts.title(shown.length, when)}</b>
        <span className={styles.line}>{linesOf(shown)}</span>
      </div>
      <div className={styles.actions}>
        <Button variant="secondary" size="sm" onClick={() => setReviewed(held)}>
          {texts.review}
        </Button>
        <Button size="sm" onClick={save}>
          {texts.save}
        </Button>
      </div>
      <AlertDialog
        open={reviewed !== null}
        title={texts.reviewTitle(when)}
        confirmLabel={texts.discard}
        keep={{ label: texts.saveAll(shown.length), onClick: save }}
        onConfirm={discard}
        onCancel={() => setReviewed(null)}
      >
        <WaitingList waiting={shown} noteOf={({ at }) => texts.by(momentOf(new Date(at), new Date()))} />
        {texts.why}
      </AlertDialog>
    </section>
  )
}

/** All of yesterday, or of any other days. */
function whenOf(held: readonly Waiting[], now: number): string {
  const yesterday = new Date(now - DAY_MS).toDateString()
  return held.every(({ at }) => new Date(at).toDateString() === yesterday) ? texts.ofYesterday : texts.ofOtherDays
}

function linesOf(held: readonly Waiting[]): string {
  const lower = (says: string) => says.charAt(0).toLowerCase() + says.slice(1)
  const named = held.slice(0, NAMED).map(({ name, says }) => texts.line(name, lower(says ?? offlineTexts.aChange)))
  const more = held.length - named.length
  return [...named, ...(more > 0 ? [texts.andMore(more)] : [])].join(' · ')
}

import { capitalized, uncapitalized } from '#shared/names/capitalized.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { DAY_MS } from '#shared/time.ts'
import { Button } from '#ui/button/button.tsx'
import { messageOf } from '#ui/client/api-error.ts'
import { call } from '#ui/client/client.ts'
import { toast } from '#ui/toast/toast.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { useCurrentRestaurant } from '#features/restaurants/web/index.ts'
import { cancelScheduledChange, type ScheduledChange } from '../scheduled.contract.ts'
import { scheduledTexts } from '../scheduled.texts.ts'
import { screenTexts as texts } from '../scheduled-screen.texts.ts'
import { shortMoment } from '../scheduled-when.ts'
import { MoveDialog } from './move-dialog.tsx'
import { SCHEDULED_TOAST } from './moment-dialog.tsx'
import styles from './scheduled.module.css'
import { endText } from './scheduled-words.ts'
import { reloadScheduled, scheduledOf, understoodOf } from './scheduled.queries.ts'

/** With the groups of going back: it comes when somebody looks. */
const ScheduledLook = lazy(async () => ({ default: (await import('./scheduled-look.tsx')).ScheduledLook }))

const SHOWN_AT_FIRST = 3
/** What was left out or not done is said so long, or until somebody has understood; a mail says it, too. */
const SAID_MS = 3 * DAY_MS

/** Over the list of dishes: what waits for its moment, and what of the last days did not fit (4-beyond §6). */
export function ScheduledInMenu() {
  const restaurant = useCurrentRestaurant()
  return restaurant ? <ScheduledSlip restaurant={restaurant} /> : null
}

const isNews = ({ failed, leftCount, endedAt }: ScheduledChange): boolean =>
  (failed !== null || leftCount > 0) && endedAt !== null && Date.parse(endedAt) > Date.now() - SAID_MS

export function ScheduledSlip({ restaurant }: { restaurant: Restaurant }) {
  const { data = [] } = useQuery(scheduledOf(restaurant._id))
  const { data: understood } = useQuery(understoodOf(restaurant._id))
  const [showsAll, setShowsAll] = useState(false)
  const [opened, setOpened] = useState<{ change: ScheduledChange; view: 'look' | 'move'; isOpen: boolean } | null>(null)
  const cancel = useCancel(restaurant)
  const waiting = data.filter(({ state }) => state === 'waiting')
  const news = data.filter(change => isNews(change) && !understood.includes(change._id))
  const shown = showsAll ? waiting : waiting.slice(0, SHOWN_AT_FIRST)
  const others = waiting.length - shown.length
  const look = (change: ScheduledChange) => setOpened({ change, view: 'look', isOpen: true })
  const close = () => setOpened(last => last && { ...last, isOpen: false })
  const props = { restaurant, onLook: look, onCancel: cancel }
  /** As it is now: somebody else may have moved it. */
  const current = opened && (data.find(({ _id }) => _id === opened.change._id) ?? opened.change)
  return (
    <>
      {waiting.length + news.length > 0 && (
        <section className={styles.slip} aria-label={texts.slip}>
          <ul>
            {news.map(change => (
              <EndedLine key={change._id} change={change} {...props} />
            ))}
            {shown.map(change => (
              <WaitingLine key={change._id} change={change} {...props} />
            ))}
          </ul>
          {others > 0 && (
            <Button variant="ghost" className={styles.more} onClick={() => setShowsAll(true)}>
              {texts.more(others)}
            </Button>
          )}
        </section>
      )}
      {opened && current && opened.view === 'look' && (
        <Suspense fallback={null}>
          <ScheduledLook
            change={current}
            restaurant={restaurant}
            open={opened.isOpen}
            onClose={close}
            onMove={() => setOpened({ change: current, view: 'move', isOpen: true })}
            onCancel={() => void cancel(current).then(isDone => isDone && close())}
          />
        </Suspense>
      )}
      {opened && current && opened.view === 'move' && (
        <MoveDialog key={current.at} change={current} restaurant={restaurant} open={opened.isOpen} onClose={close} />
      )}
    </>
  )
}

type LineProps = {
  change: ScheduledChange
  restaurant: Restaurant
  onLook: (change: ScheduledChange) => void
  onCancel: (change: ScheduledChange) => Promise<boolean>
}

const sentenceOf = (change: ScheduledChange, { timezone }: Restaurant): string =>
  texts.sentence(shortMoment(new Date(change.at), new Date(), timezone), scheduledTexts.happens(change))

/** 'El lunes a las 6:00 cambian 12 precios. Ver · Cancelar' */
function WaitingLine({ change, restaurant, onLook, onCancel }: LineProps) {
  const sentence = sentenceOf(change, restaurant)
  return (
    <li className={styles.line}>
      <span className={styles.said}>{sentence}</span>
      <span className={styles.actions}>
        <Button variant="ghost" aria-label={texts.lookAt(sentence)} onClick={() => onLook(change)}>
          {texts.look}
        </Button>
        {change.mayChange && (
          <Button variant="ghost" aria-label={texts.cancelOne(sentence)} onClick={() => void onCancel(change)}>
            {texts.cancel}
          </Button>
        )}
      </span>
    </li>
  )
}

/** What did not fit, until somebody has understood it. */
function EndedLine({ change, restaurant, onLook }: LineProps) {
  const queryClient = useQueryClient()
  const understand = () =>
    queryClient.setQueryData(understoodOf(restaurant._id).queryKey, (ids = []) => [...ids, change._id])
  const what = scheduledTexts.what(change)
  const end = endText(change, new Date(), restaurant.timezone)
  const said = change.failed ? end : `${end}, ${texts.leftShort(change.leftCount)}.`
  const sentence = `${capitalized(what)}: ${uncapitalized(said)}`
  return (
    <li className={styles.line} data-ended="">
      <span className={styles.said}>{sentence}</span>
      <span className={styles.actions}>
        <Button variant="ghost" aria-label={texts.lookAt(sentence)} onClick={() => onLook(change)}>
          {texts.look}
        </Button>
        <Button variant="ghost" onClick={understand}>
          {texts.understood}
        </Button>
      </span>
    </li>
  )
}

/** Asks first; answers whether it is cancelled. */
function useCancel({ _id: restaurantId }: Restaurant) {
  const queryClient = useQueryClient()
  return async ({ _id: id, updatedAt }: ScheduledChange): Promise<boolean> => {
    const isMeant = await toast.confirm({
      title: texts.confirmCancel,
      description: texts.confirmCancelText,
      confirmLabel: texts.confirm,
      cancelLabel: texts.keep,
    })
    if (!isMeant) return false
    try {
      await call(cancelScheduledChange, { params: { id }, ifMatch: updatedAt })
      toast.success(scheduledTexts.cancelled, { id: SCHEDULED_TOAST })
      return true
    } catch (error) {
      toast.error(messageOf(error, texts.cancelFailed), { id: SCHEDULED_TOAST })
      return false
    } finally {
      void reloadScheduled(queryClient, restaurantId)
    }
  }
}

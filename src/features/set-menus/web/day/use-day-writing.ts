import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { ApiError, failureText, isNetworkError } from '#ui/client/api-error.ts'
import { call } from '#ui/client/client.ts'
import { type Change, outbox } from '#ui/offline/outbox.ts'
import { useIsOffline } from '#ui/offline/use-outbox.ts'
import { toast } from '#ui/toast/toast.ts'
import { keepDraft, readDraft } from '#ui/unsaved/drafts.ts'
import { useUser } from '#features/identity/web/index.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { type DailyMenu, updateDailyMenu } from '../../daily/daily-menu.contract.ts'
import { mergeDay } from '../../daily/daily-menu.merge.ts'
import { dailyTexts as texts } from '../../daily/daily-menu.texts.ts'
import { dayTitle } from '../../daily/day-words.ts'
import { dayBody, type DayValues, dayValues } from '../../form/day-form.ts'
import { type DayFaults, dayFaults, hasFaults, publishFaults } from '../../form/day-faults.ts'
import { setMenuErrors } from '../../set-menus.errors.ts'
import { useDayCalls } from '../daily-menu.queries.ts'

const SAVE_AFTER_MS = 800
const TOAST = 'daily-menu'

/** What stays on the phone: the form, and whether it is to be published when the connection is back. */
type Kept = { values: DayValues; publish: boolean }

type Order = {
  day: DailyMenu
  restaurant: Restaurant
  /** The day is over; what was written belongs to another one. */
  onEnded: (values: DayValues) => void
  onPublished: (day: DailyMenu) => void
}

/**
 * Writes a day: it saves itself a moment after each change, stays on the phone without a connection and goes out once
 * when that is back (TABLE §5 11).
 */
export function useDayWriting({ day, restaurant, onEnded, onPublished }: Order) {
  const { date } = day
  const { _id: restaurantId, defaultLocale, currency } = restaurant
  const { id: userId } = useUser()
  const draft = `menu.${restaurantId}.${date}`
  const calls = useDayCalls(restaurant)
  const isOffline = useIsOffline()
  const [kept] = useState(() => readDraft(userId, draft) as Kept | undefined)
  const [values, setValues] = useState<DayValues>(() => kept?.values ?? dayValues(day, defaultLocale))
  const [asked, setAsked] = useState<DayFaults>()
  const [isPublishing, setPublishing] = useState(false)
  const [publishLater, setPublishLater] = useState(kept?.publish ?? false)
  const latest = useRef({ values, publishLater, isDirty: kept !== undefined })
  const timer = useRef(0)

  const keep = useCallback(
    () =>
      keepDraft(userId, draft, { values: latest.current.values, publish: latest.current.publishLater } satisfies Kept),
    [userId, draft],
  )
  const failed = useCallback(
    (error: unknown, text: string) => {
      if (error instanceof ApiError && error.code === setMenuErrors.menuEnded.code) {
        keepDraft(userId, draft, null)
        latest.current.isDirty = false
        toast.warning(error.message, { id: TOAST })
        return onEnded(latest.current.values)
      }
      toast.error(failureText(error, text), { id: TOAST })
    },
    [userId, draft, onEnded],
  )
  const publishNow = useCallback(async (): Promise<void> => {
    setPublishing(true)
    try {
      const published = await calls.publish(date, calls.loaded(date)?.updatedAt ?? day.updatedAt)
      latest.current.publishLater = false
      setPublishLater(false)
      keepDraft(userId, draft, null)
      onPublished(published)
    } catch (error) {
      if (!isNetworkError(error)) return failed(error, texts.publishFailed)
      latest.current.publishLater = true
      setPublishLater(true)
      keep()
    } finally {
      setPublishing(false)
    }
  }, [calls, date, day.updatedAt, draft, failed, keep, onPublished, userId])

  const save = useCallback((): Promise<'stored' | 'waiting' | 'theirs'> => {
    clearTimeout(timer.current)
    const seen = calls.loaded(date) ?? day
    const change: Change<DailyMenu> = {
      id: draft,
      name: dayTitle(date),
      seen,
      body: dayBody(latest.current.values, defaultLocale),
      send: (body, ifMatch, idempotencyKey) =>
        call(updateDailyMenu, { params: { id: restaurantId, date }, body, ifMatch, idempotencyKey }),
      merge: versions => mergeDay(versions, { currency, defaultLocale }),
      onStored: stored => {
        calls.store(stored)
        latest.current.isDirty = false
        if (latest.current.publishLater) void publishNow()
        else keepDraft(userId, draft, null)
      },
      onRefused: error => failed(error, texts.saveFailed),
    }
    return outbox.put(change)
  }, [calls, currency, date, day, defaultLocale, draft, failed, publishNow, restaurantId, userId])

  const change = useCallback(
    (next: DayValues) => {
      latest.current = { ...latest.current, values: next, isDirty: true }
      setValues(next)
      setAsked(undefined)
      keep()
      clearTimeout(timer.current)
      if (hasFaults(dayFaults(next))) return
      timer.current = window.setTimeout(() => {
        void save()
          .then(outcome => {
            const stored = calls.loaded(date)
            if (outcome === 'theirs' && stored) setValues(dayValues(stored, defaultLocale))
          })
          .catch((error: unknown) => failed(error, texts.saveFailed))
      }, SAVE_AFTER_MS)
    },
    [calls, date, defaultLocale, failed, keep, save],
  )

  // What stayed on the phone goes out when the screen opens again.
  const saveRef = useRef(save)
  useEffect(() => {
    saveRef.current = save
  }, [save])
  useEffect(() => {
    if (kept) void saveRef.current().catch((error: unknown) => failed(error, texts.saveFailed))
    return () => {
      if (!latest.current.isDirty) return
      void saveRef.current().catch(() => {})
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for a day.
  }, [])

  /** Answers what is missing; undefined: it is published, or waits. */
  const publish = useCallback(async (): Promise<DayFaults | undefined> => {
    const faults = publishFaults(latest.current.values)
    if (hasFaults(faults)) {
      setAsked(faults)
      return faults
    }
    if (isOffline) {
      latest.current.publishLater = true
      setPublishLater(true)
      keep()
    }
    setPublishing(true)
    try {
      const outcome = latest.current.isDirty || isOffline ? await save() : 'stored'
      if (outcome === 'stored' && !latest.current.publishLater) await publishNow()
      if (outcome === 'waiting') {
        latest.current.publishLater = true
        setPublishLater(true)
        keep()
      }
    } catch (error) {
      failed(error, texts.publishFailed)
    } finally {
      setPublishing(false)
    }
    return undefined
  }, [failed, isOffline, keep, publishNow, save])

  const faults = useMemo(() => asked ?? dayFaults(values), [asked, values])
  return { values, change, faults, publish, isPublishing, publishLater, isOffline }
}
export type DayWriting = ReturnType<typeof useDayWriting>

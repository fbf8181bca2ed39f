import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { ApiError, failureText, isNetworkError } from '#ui/client/api-error.ts'
import { type Change, outbox, type Outcome } from '#ui/offline/outbox.ts'
import { useIsOffline } from '#ui/offline/use-outbox.ts'
import { toast } from '#ui/toast/toast.ts'
import { useUser } from '#features/identity/web/index.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import type { DailyMenu } from '../../daily/daily-menu.contract.ts'
import { rebased, whatChanged } from '../../form/day-merge.ts'
import { dailyTexts as texts } from '../../daily/daily-menu.texts.ts'
import { isOut } from '../../daily/day-choices.ts'
import { type DayValues, dayValues } from '../../form/day-form.ts'
import { type DayFaults, dayFaults, hasFaults, publishFaults } from '../../form/day-faults.ts'
import { withoutLostDishes } from '../../form/lost-dishes.ts'
import { isSameDay } from '../../form/same-day.ts'
import { setMenuErrors } from '../../set-menus.errors.ts'
import { DAY_TOAST, useDayCalls } from '../daily-menu.queries.ts'
import { dayDraftName, keepDay, keptDay } from './day-drafts.ts'
import { daySave, movedDay, untilSent } from './sent-days.ts'
import { useDayConflict } from './use-day-conflict.ts'

const SAVE_AFTER_MS = 800
const ROUNDS_MAX = 5

type Order = {
  day: DailyMenu
  restaurant: Restaurant
  /** What the form of an empty day begins with. */
  startPrice: number
  /** The day is over; what was written belongs to another one. Answers whether that one has it. */
  onEnded: (values: DayValues) => Promise<boolean>
  onPublished: (day: DailyMenu) => void
}

/**
 * Writes a day: it saves itself a moment after each change, stays on the phone without a connection and goes out once
 * when that is back (TABLE §5 11). `base` is the day as the form knows it: what others change of it is asked.
 */
export function useDayWriting({ day, restaurant, startPrice, onEnded, onPublished }: Order) {
  const { date } = day
  const { _id: restaurantId, defaultLocale, currency } = restaurant
  const { id: userId } = useUser()
  const draft = dayDraftName(restaurantId, date)
  const calls = useDayCalls(restaurant)
  const isOffline = useIsOffline()
  const { conflict, ask, isAsked } = useDayConflict()
  const [kept] = useState(() => keptDay(userId, draft))
  const [values, setValues] = useState<DayValues>(
    () => kept?.values ?? dayValues(day.state === 'empty' ? { ...day, price: startPrice } : day, defaultLocale),
  )
  const [asked, setAsked] = useState<DayFaults>()
  const [isPublishing, setPublishing] = useState(false)
  const [publishLater, setPublishLater] = useState(kept?.publish ?? false)
  const latest = useRef({
    values,
    base: kept?.base ?? day,
    publishLater,
    isDirty: kept !== undefined,
    isBusy: false,
    isGoingOut: false,
  })
  const timer = useRef(0)
  /** For what happens after an answer. */
  const later = useRef({
    change: (_: DayValues) => {},
    save: (): Promise<unknown> => Promise.resolve(),
    saveSoon: () => {},
    publishNow: () => {},
  })

  const keep = useCallback(() => {
    const { values: written, base, publishLater: publish, isDirty } = latest.current
    keepDay(userId, draft, isDirty || publish ? { values: written, base, publish } : null)
  }, [userId, draft])
  const put = useCallback(
    (next: DayValues, base: DailyMenu) => {
      const isDirty = !isSameDay(next, dayValues(base, defaultLocale))
      Object.assign(latest.current, { values: next, base, isDirty })
      setValues(next)
      keep()
    },
    [defaultLocale, keep],
  )
  const setLater = useCallback(
    (isLater: boolean) => {
      latest.current.publishLater = isLater
      setPublishLater(isLater)
      keep()
    },
    [keep],
  )
  const failed = useCallback(
    async (error: unknown, text: string): Promise<void> => {
      if (!(error instanceof ApiError)) return void toast.error(failureText(error, text), { id: DAY_TOAST })
      const lost = withoutLostDishes(latest.current.values, error.errors, defaultLocale)
      if (lost) return later.current.change(lost)
      if (error.code !== setMenuErrors.menuEnded.code)
        return void toast.error(Object.values(error.errors)[0] ?? failureText(error, text), { id: DAY_TOAST })
      toast.warning(error.message, { id: DAY_TOAST })
      Object.assign(latest.current, { isDirty: false, publishLater: false })
      if (await onEnded(latest.current.values)) keepDay(userId, draft, null)
    },
    [defaultLocale, userId, draft, onEnded],
  )
  const publishNow = useCallback(async (): Promise<void> => {
    if (latest.current.isGoingOut) return
    latest.current.isGoingOut = true
    try {
      const published = await calls.publish(date, latest.current.base.updatedAt)
      latest.current.base = published
      setLater(false)
      onPublished(published)
    } catch (error) {
      if (isNetworkError(error)) return setLater(true)
      setLater(false)
      const moved = movedDay(error)
      if (moved) calls.store(moved)
      // Its answer was lost, or another window has published the same.
      if (
        moved &&
        isOut(moved) &&
        !moved.hasChanges &&
        isSameDay(latest.current.values, dayValues(moved, defaultLocale))
      )
        return onPublished(moved)
      await failed(error, texts.publishFailed)
    } finally {
      latest.current.isGoingOut = false
    }
  }, [calls, date, defaultLocale, failed, onPublished, setLater])

  const save = useCallback((): Promise<Outcome> => {
    clearTimeout(timer.current)
    const { base, values: sent } = latest.current
    const { change: saved, theirs } = daySave({ date, restaurant, draft, base, values: sent })
    let isMine: boolean | undefined
    const change: Change<DailyMenu> = {
      ...saved,
      ask: collision =>
        ask(collision, whatChanged(base, theirs() ?? base, { currency, defaultLocale }), mine => {
          isMine = mine
        }),
      onStored: stored => {
        const mine = latest.current.values
        if (isMine === false) {
          put(dayValues(stored, defaultLocale), stored)
          latest.current.publishLater = false
          setPublishLater(false)
          // Nothing that was typed is lost.
          toast.success(texts.theirsKept, { id: DAY_TOAST, undo: () => later.current.change(mine) })
        } else {
          const other = theirs()
          const moved = other && rebased({ values: mine, base }, other, defaultLocale)
          const mustAsk = moved?.both === true && isMine === undefined
          put(moved?.values ?? mine, mustAsk ? base : stored)
        }
        calls.store(stored)
        if (!latest.current.isDirty) {
          if (latest.current.publishLater) void publishNow()
        } else if (mine !== sent) later.current.saveSoon()
      },
      onRefused: error => void failed(error, texts.saveFailed),
    }
    return outbox.put(change)
  }, [ask, calls, currency, date, defaultLocale, draft, failed, publishNow, put, restaurant])

  const saveSoon = useCallback(() => {
    clearTimeout(timer.current)
    if (isAsked() || hasFaults(dayFaults(latest.current.values))) return
    timer.current = window.setTimeout(() => {
      void save().catch((error: unknown) => failed(error, texts.saveFailed))
    }, SAVE_AFTER_MS)
  }, [failed, isAsked, save])
  const change = useCallback(
    (next: DayValues) => {
      const isSame = isSameDay(next, latest.current.values)
      latest.current.values = next
      setValues(next)
      if (isSame) return
      latest.current.isDirty = true
      setAsked(undefined)
      keep()
      saveSoon()
    },
    [keep, saveSoon],
  )
  useEffect(() => {
    later.current = { change, save, saveSoon, publishNow: () => void publishNow() }
  }, [change, publishNow, save, saveSoon])
  // Of what is stored already the publishing alone was lost.
  useEffect(() => {
    if (!isOffline && publishLater && !latest.current.isDirty) later.current.publishNow()
  }, [isOffline, publishLater])

  // What others have written meanwhile is shown, unless something is written here.
  useEffect(() => {
    const { isDirty, base } = latest.current
    if (!isDirty && !isAsked() && day.updatedAt > base.updatedAt) put(dayValues(day, defaultLocale), day)
  }, [day, defaultLocale, isAsked, put])

  // What stayed on the phone goes out when the screen opens again, and when it is left.
  useEffect(() => {
    const { current } = latest
    const send = () => {
      if (current.isDirty && !isAsked() && !hasFaults(dayFaults(current.values)))
        void later.current.save().catch((error: unknown) => failed(error, texts.saveFailed))
    }
    send()
    return send
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for a day.
  }, [])

  /** Answers what is missing; undefined: it is published, or waits. */
  const publish = useCallback(async (): Promise<DayFaults | undefined> => {
    const { current } = latest
    const faults = publishFaults(current.values)
    if (hasFaults(faults)) {
      setAsked(faults)
      return faults
    }
    if (current.isBusy || isAsked()) return undefined
    current.isBusy = true
    setPublishing(true)
    try {
      let outcome: Outcome = 'stored'
      if (isOffline) setLater(true)
      for (
        let round = 0;
        (current.isDirty || (isOffline && round === 0)) && outcome === 'stored' && round < ROUNDS_MAX;
        round += 1
      )
        // oxlint-disable-next-line no-await-in-loop -- one after the other.
        outcome = (await save()) === 'stored' ? await untilSent(draft) : 'waiting'
      if (isOffline || outcome === 'waiting') setLater(true)
      else if (outcome === 'stored') await publishNow()
    } catch (error) {
      await failed(error, texts.publishFailed)
    } finally {
      current.isBusy = false
      setPublishing(false)
    }
    return undefined
  }, [draft, failed, isAsked, isOffline, publishNow, save, setLater])

  const faults = useMemo(() => asked ?? dayFaults(values), [asked, values])
  return { values, change, faults, publish, isPublishing, publishLater, isOffline, conflict }
}
export type DayWriting = ReturnType<typeof useDayWriting>

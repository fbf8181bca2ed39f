import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { ApiError } from '#ui/client/api-error.ts'
import {
  firstDay,
  type HouseMoment,
  instantAt,
  lastFriday,
  momentIn,
  onHouseClock,
  todayOf,
  within,
} from '../../screen/moment.rules.ts'

export type AskedMoment = {
  /** ISO. */
  at: string
  /** The same on the clock of the house. */
  moment: HouseMoment
  today: number
  /** The first day that can be chosen. */
  first: number
  /** It is that of a change, and means just before it. */
  isBeforeChange: boolean
  dishId: string | undefined
  /** What the server says of how far back it knows. */
  learn: (since: string | undefined) => void
  choose: (moment: HouseMoment) => void
}

/** The moment that the address asks for; without one the last Friday, or what is known of it. */
export function useAskedMoment({ timezone, createdAt }: Restaurant): AskedMoment {
  const [params, setParams] = useSearchParams()
  const [now] = useState(() => Date.now())
  const [since, setSince] = useState<string | undefined>(createdAt)
  const known = { since: Date.parse(since ?? createdAt), now }
  const today = todayOf(now, timezone)
  const usual = within(instantAt({ day: lastFriday(today), time: '00:00' }, timezone), known)
  const at = momentIn(params.get('momento')) ?? new Date(usual).toISOString()
  return {
    at,
    moment: onHouseClock(at, timezone),
    today,
    first: firstDay(known.since, now, timezone),
    isBeforeChange: params.get('antes') === '1',
    dishId: params.get('plato') ?? undefined,
    learn: setSince,
    choose: chosen => {
      const instant = within(instantAt(chosen, timezone), known)
      setParams(
        asked => {
          asked.set('momento', new Date(instant).toISOString())
          asked.delete('antes')
          return asked
        },
        { replace: true, preventScrollReset: true },
      )
    },
  }
}

/** How far back is known, of an answer that refused a moment for it. */
export function sinceIn(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.code !== 'moment_too_early') return undefined
  const { since } = (error.data ?? {}) as { since?: unknown }
  return typeof since === 'string' ? since : undefined
}

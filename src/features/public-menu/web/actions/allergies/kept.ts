import { HOUR_MS } from '#shared/time.ts'
import type { Profile } from '#features/allergens/answer-for.ts'
import { profileOf } from '#features/allergens/profile.ts'
import { FORMER_KEY, keptText, PICKED_KEY, PROFILE_KEY } from '../../script/kept-profile.ts'

type Kind = 'localStorage' | 'sessionStorage'

/** False where the browser refuses: what is not kept holds until the page closes. */
function keepText(kind: Kind, key: string, text: string | null): boolean {
  try {
    if (text === null) window[kind].removeItem(key)
    else window[kind].setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** What was kept may be anything: another release or another program wrote it. */
export function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

export type KeptProfile = { profile: Profile; remembered: boolean }

/** The profile of this device, else that of this tab, also as an earlier release wrote it. */
export function keptProfile(): KeptProfile {
  const remembered = keptText('localStorage', PROFILE_KEY)
  const ofTab = keptText('sessionStorage', PROFILE_KEY)
  const former = keptText('sessionStorage', FORMER_KEY)?.split(' ')
  const profile = profileOf(parsed(remembered ?? ofTab) ?? { allergens: former })
  return { profile, remembered: remembered !== null }
}

/** Keeps it for good or for the tab; false where it was to be kept for good, and the browser refused. */
export function keepProfile(profile: Profile, remember: boolean): boolean {
  const isEmpty = profile.allergens.length + profile.diets.length === 0 && !profile.severe
  const text = isEmpty ? null : JSON.stringify(profile)
  keepText('sessionStorage', FORMER_KEY, null)
  keepText('sessionStorage', PROFILE_KEY, text)
  return keepText('localStorage', PROFILE_KEY, remember ? text : null) || !remember
}

/** A list ends with the visit (TABLE §7 22). */
const LIST_MS = 12 * HOUR_MS
export const PICKED_MAX = 30
export const PORTIONS_MAX = 20

/** A picked dish by its place on the page; `name`: in the house's main language. */
export type Picked = { place: string; count: number; name: string }
type Lists = Record<string, { until: number; dishes: Picked[] }>

const isPicked = (value: unknown): value is Picked => {
  const { place, count, name } = (value ?? {}) as Partial<Picked>
  return typeof place === 'string' && typeof name === 'string' && Number.isInteger(count) && Number(count) > 0
}

function lists(): Lists {
  const all = Object.entries((parsed(keptText('localStorage', PICKED_KEY)) ?? {}) as Partial<Lists>)
  return Object.fromEntries(
    all.flatMap(([house, list]) =>
      list && Array.isArray(list.dishes) && list.until > Date.now()
        ? [[house, { until: list.until, dishes: list.dishes.filter(isPicked) }]]
        : [],
    ),
  )
}

/** Where nothing can be kept the list holds until the page closes. */
let unkept: Lists = {}

export const pickedOf = (house: string): Picked[] => (unkept[house] ?? lists()[house])?.dishes ?? []

/** Lists of other visits that are over go, too. */
export function keepPicked(house: string, dishes: Picked[]): void {
  const { [house]: _, ...others } = lists()
  const all = dishes.length > 0 ? { ...others, [house]: { until: Date.now() + LIST_MS, dishes } } : others
  const text = Object.keys(all).length > 0 ? JSON.stringify(all) : null
  unkept = keepText('localStorage', PICKED_KEY, text) ? {} : all
}

/** Everything that this device keeps of a diner. */
export function forgetAll(): void {
  unkept = {}
  for (const kind of ['localStorage', 'sessionStorage'] as const)
    for (const key of [PROFILE_KEY, FORMER_KEY, PICKED_KEY]) keepText(kind, key, null)
}

/** Something stands for good on this device. */
export const isKeptForGood = (): boolean =>
  keptText('localStorage', PROFILE_KEY) !== null || keptText('localStorage', PICKED_KEY) !== null

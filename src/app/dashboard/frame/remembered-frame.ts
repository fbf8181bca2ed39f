import { isSignOutKept } from '#features/accounts/web/sign-out/sign-out-note.ts'
import type { User } from '#features/identity/identity.contract.ts'
import { REFRESH_TOKEN_DAYS } from '#features/identity/identity.limits.ts'
import { DAY_MS } from '#shared/time.ts'

const STORAGE_KEY = 'sobremesa.frame'
/** More of them than one sees in the frame are of no use here. */
const RESTAURANTS_MAX = 20

export type FrameRestaurant = { id: string; name: string; street: string; logoUrl: string }

/** What the frame of the dashboard looked like at the last visit: names and pictures, nothing that grants a right. */
export type RememberedFrame = {
  userId: string
  name: string
  role: User['role']
  partner?: User['partner']
  restaurants: readonly FrameRestaurant[]
  /** The id of the current one. */
  current: string | null
  /** Height of the banner above the page, at this width of the window. */
  banner: { width: number; height: number } | null
}
type Kept = RememberedFrame & { at: number }

/**
 * The frame of the last visit; null after signing out, and when no session can have lasted so long. It is looks only:
 * who is signed in and what they may do is known from the server's answer alone (decision 0205).
 */
export function rememberedFrame(): RememberedFrame | null {
  if (isSignOutKept()) return null
  const kept = read()
  return kept && Date.now() - kept.at < REFRESH_TOKEN_DAYS * DAY_MS ? kept : null
}

/** Keeps it in this browser, for the next visit of the same person. */
export function rememberFrame(frame: RememberedFrame): void {
  if (isSignOutKept()) return
  const kept: Kept = { ...frame, restaurants: frame.restaurants.slice(0, RESTAURANTS_MAX), at: Date.now() }
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(kept))
  } catch {
    // Without storage each visit is a first one.
  }
}

/** Nobody is signed in any more: whoever comes next must not see it. */
export function forgetFrame(): void {
  try {
    localStorage.removeItem(STORAGE_KEY)
  } catch {
    // Nothing was stored.
  }
}

/** This person is signed in: another one's frame goes. */
export function forgetFrameOfOthers(userId: string): void {
  const kept = read()
  if (kept && kept.userId !== userId) forgetFrame()
}

/** The restaurant that the frame shows at this address; null where it is not known. */
export function restaurantInFrame(frame: RememberedFrame | null, search: string): FrameRestaurant | null {
  const id = new URLSearchParams(search).get('id') ?? frame?.current
  return frame?.restaurants.find(one => one.id === id) ?? null
}

function read(): Kept | null {
  try {
    const kept = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null') as Kept | null
    return kept && typeof kept.name === 'string' && Array.isArray(kept.restaurants) ? kept : null
  } catch {
    return null
  }
}

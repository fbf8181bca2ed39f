import { type RefObject, useEffect, useRef } from 'react'
import { useUser } from '#features/identity/web/index.ts'
import { useRestaurantScope } from '#features/restaurants/web/index.ts'
import { rememberFrame } from '../frame/remembered-frame.ts'
import { inFrame } from './in-frame.ts'

/**
 * Keeps for the next visit of this browser what the frame looks like (decision 0205). Answers the ref of the place of
 * the banner, whose height belongs to it.
 */
export function useRememberFrame(): RefObject<HTMLDivElement | null> {
  const banner = useRef<HTMLDivElement>(null)
  const { id: userId, name, role, partner } = useUser()
  const { restaurants, current } = useRestaurantScope()
  useEffect(() => {
    const place = banner.current
    if (!place) return
    const keep = () => {
      const height = place.offsetHeight
      rememberFrame({
        userId,
        name,
        role,
        partner,
        // The current one first: a long list is cut.
        restaurants: restaurants.toSorted((a, b) => Number(b === current) - Number(a === current)).map(inFrame),
        current: current?._id ?? null,
        banner: height > 0 ? { width: innerWidth, height } : null,
      })
    }
    // It says the first height too.
    const watched = new ResizeObserver(keep)
    watched.observe(place)
    return () => watched.disconnect()
  }, [userId, name, role, partner, restaurants, current])
  return banner
}

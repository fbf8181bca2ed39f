import { useEffect, useRef } from 'react'
import { toast } from '#ui/toast/toast.ts'
import type { Right } from '#features/identity/rights.rules.ts'
import { deedsInWords } from '#features/identity/rights.texts.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { shellTexts as texts } from '../shell.texts.ts'

/** Says what somebody may do from now on in the restaurant that they have open (EVERY-DAY §5). */
export function useRightsNews(restaurant: Restaurant | null): void {
  const known = useRef<{ id: string; rights: readonly Right[] } | null>(null)
  useEffect(() => {
    const before = known.current
    known.current = restaurant && { id: restaurant._id, rights: restaurant.rights }
    if (!restaurant || before?.id !== restaurant._id) return
    const gained = restaurant.rights.filter(right => !before.rights.includes(right))
    const by = restaurant.rightsChangedBy ?? null
    if (gained.length > 0) toast.success(texts.granted(by, deedsInWords(gained)), { id: 'rights' })
  }, [restaurant])
}

import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Dish } from '../menu.contract.ts'

type Openings = { edit: (dish: Dish) => void; review: () => void }

/**
 * Opens what a link from another screen names: the form of a dish (`plato`), or the review of allergens (`revisar`).
 * Once: the URL forgets it, so that a reload and 'back' lead to the list.
 */
export function useLinkedOpening(dishes: readonly Dish[], { edit, review }: Openings): void {
  const navigate = useNavigate()
  const { search } = useLocation()
  useEffect(() => {
    const query = new URLSearchParams(search)
    const linked = query.get('plato')
    const wantsReview = query.get('revisar') !== null
    if (!linked && !wantsReview) return
    query.delete('plato')
    query.delete('revisar')
    void navigate({ search: `${query}` }, { replace: true })
    const dish = dishes.find(({ _id }) => _id === linked)
    if (dish) edit(dish)
    else if (wantsReview) review()
  }, [search, dishes, edit, review, navigate])
}

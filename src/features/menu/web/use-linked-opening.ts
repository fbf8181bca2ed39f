import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Dish } from '../menu.contract.ts'
import { REVIEWED_DISHES, type ReviewedDishes } from '../menu-paths.ts'

type Openings = { edit: (dish: Dish) => void; review: (dishes: ReviewedDishes) => void }

/**
 * Opens what a link from another screen names: the form of a dish (`plato`), or the review of allergens (`revisar`).
 * Once: the URL forgets it, so that a reload and 'back' lead to the list.
 */
export function useLinkedOpening(dishes: readonly Dish[], { edit, review }: Openings): void {
  const navigate = useNavigate()
  const { search } = useLocation()
  // What is opened draws the page again before the URL has changed.
  const opened = useRef('')
  useEffect(() => {
    if (opened.current === search) return
    opened.current = search
    const query = new URLSearchParams(search)
    const linked = query.get('plato')
    const reviewed = query.get('revisar')
    if (!linked && reviewed === null) return
    query.delete('plato')
    query.delete('revisar')
    void navigate({ search: `${query}` }, { replace: true })
    const dish = dishes.find(({ _id }) => _id === linked)
    if (dish) edit(dish)
    else if (reviewed !== null) review(REVIEWED_DISHES.find(one => one === reviewed) ?? 'alergenos')
  }, [search, dishes, edit, review, navigate])
}

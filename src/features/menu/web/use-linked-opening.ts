import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Category, Dish } from '../menu.contract.ts'
import { NEW, REVIEWED_DISHES, type ReviewedDishes } from '../menu-paths.ts'

type Openings = {
  edit: (dish: Dish) => void
  review: (dishes: ReviewedDishes) => void
  /** Undefined: nothing of the kind may be written. */
  add: ((categoryId: string) => void) | undefined
  editCategory: ((category: Category | null) => void) | undefined
}
type Menu = { dishes: readonly Dish[]; categories: readonly Category[] }

/** The parameters that open something; the URL forgets them. */
const OPENING = ['plato', 'revisar', 'nuevo', 'categoria'] as const

/**
 * Opens what a link from another screen names: the form of a dish (`plato`), of a new one (`nuevo`) or of a category
 * (`categoria`), or the review of allergens (`revisar`). Once: the URL forgets it, so that a reload and 'back' lead to
 * the list.
 */
export function useLinkedOpening({ dishes, categories }: Menu, openings: Openings): void {
  const open = useEffectEvent((query: URLSearchParams) => openNamed({ dishes, categories }, openings, query))
  const navigate = useNavigate()
  const { search } = useLocation()
  // What is opened draws the page again before the URL has changed.
  const opened = useRef('')
  useEffect(() => {
    if (opened.current === search) return
    opened.current = search
    const query = new URLSearchParams(search)
    if (!OPENING.some(name => query.has(name))) return
    const rest = new URLSearchParams(query)
    for (const name of OPENING) rest.delete(name)
    void navigate({ search: `${rest}` }, { replace: true })
    open(query)
  }, [search, navigate])
}

function openNamed({ dishes, categories }: Menu, openings: Openings, query: URLSearchParams): void {
  const { edit, review, add, editCategory } = openings
  const [linked, reviewed, under, named] = OPENING.map(name => query.get(name))
  const dish = dishes.find(({ _id }) => _id === linked)
  const category = categories.find(({ _id }) => _id === named)
  if (dish) return edit(dish)
  if (reviewed != null) return review(REVIEWED_DISHES.find(one => one === reviewed) ?? 'alergenos')
  if (under != null && categories.some(({ _id }) => _id === under)) return add?.(under)
  if (category || named === NEW) editCategory?.(category ?? null)
}

import { createContext, useContext } from 'react'
import type { MenuParts, PaperAllergens } from '#ui/dashboard/dashboard-feature.ts'
import type { MenuItem } from '#ui/menu/menu-items.tsx'

const NONE: readonly MenuParts[] = []

/** What other features bring to the page; the list stays the same while the page is open. */
export const MenuPartsContext = createContext(NONE)

/** The components for one place of the page. */
export const useBrought = (place: 'Above' | 'Below' | 'Empty') =>
  useContext(MenuPartsContext).flatMap(({ [place]: Part }) => Part ?? [])

/** The components below the fields of a category's form. */
export const useBroughtInCategory = () => useContext(MenuPartsContext).flatMap(({ InCategory }) => InCategory ?? [])

/** What a paper says of the allergens of a dish. */
export function usePaperAllergens(dishId: string): PaperAllergens | undefined {
  const hooks = useContext(MenuPartsContext).flatMap(parts => parts.usePaperAllergens ?? [])
  const finds = hooks.map(hook => hook())
  return finds.map(find => find(dishId)).find(Boolean)
}

/** Their entries of the '⋯' of a dish. */
export function useBroughtDishActions(): (dishId: string) => MenuItem[] {
  const hooks = useContext(MenuPartsContext).flatMap(({ useDishAction }) => useDishAction ?? [])
  const actions = hooks.map(hook => hook())
  return dishId => actions.flatMap(action => action?.(dishId) ?? [])
}

/** Their entries of the '⋯'. */
export function useBroughtActions(): MenuItem[] {
  const hooks = useContext(MenuPartsContext).flatMap(({ useAction }) => useAction ?? [])
  return hooks.flatMap(hook => hook() ?? [])
}

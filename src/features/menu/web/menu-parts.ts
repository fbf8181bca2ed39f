import { createContext, useContext } from 'react'
import type { MenuParts } from '#ui/dashboard/dashboard-feature.ts'
import type { MenuItem } from '#ui/menu/menu-items.tsx'

const NONE: readonly MenuParts[] = []

/** What other features bring to the page; the list stays the same while the page is open. */
export const MenuPartsContext = createContext(NONE)

/** The components for one place of the page. */
export const useBrought = (place: 'Above' | 'Below' | 'Empty') =>
  useContext(MenuPartsContext).flatMap(({ [place]: Part }) => Part ?? [])

/** Their entries of the '⋯'. */
export function useBroughtActions(): MenuItem[] {
  const hooks = useContext(MenuPartsContext).flatMap(({ useAction }) => useAction ?? [])
  return hooks.flatMap(hook => hook() ?? [])
}

import { lazy, Suspense } from 'react'
import { NoCategories } from './categories/no-categories.tsx'
import type { MenuState } from './use-menu-state.ts'
import { TableSkeleton } from './views/table-skeleton.tsx'
import { ViewBar } from './views/view-bar.tsx'

const MenuTable = lazy(async () => ({ default: (await import('./table/menu-table.tsx')).MenuTable }))

/** The table, whose code comes when it is opened. */
export function TableInPage({ state }: { state: MenuState }) {
  if (!state.board.active)
    return (
      <div data-menu-table="">
        <ViewBar chips={null} />
        <NoCategories canAdd={state.canWrite} />
      </div>
    )
  return (
    <Suspense fallback={<TableSkeleton />}>
      <MenuTable state={state} />
    </Suspense>
  )
}

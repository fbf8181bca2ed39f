import { showAll } from '#ui/dashboard/page-with.ts'
import { SuggestedCategories } from './categories/suggested-categories.tsx'
import styles from './menu-board.module.css'
import { MenuContent } from './menu-content.tsx'
import { MenuLayers } from './menu-layers.tsx'
import { useBrought } from './menu-parts.ts'
import { MenuTop } from './menu-top.tsx'
import { AllergenReview } from './review/allergen-review.tsx'
import type { MenuOnBoard } from './use-category-board.ts'
import { useMenuState } from './use-menu-state.ts'
import { NarrowTable } from './views/narrow-table.tsx'
import { TableInPage } from './table-in-page.tsx'
import { useMenuSight } from './views/use-menu-sight.ts'

/** The loaded menu: search, filters, tabs, the dishes that they choose, and the forms (S2 §2). */
export function MenuBoard(menu: MenuOnBoard) {
  const state = useMenuState(menu)
  const { sight } = useMenuSight()
  const above = useBrought('Above')
  const below = useBrought('Below')
  const { restaurant, dishes } = menu
  const { review, board, editor, canWrite } = state
  if (review.isOpen) return <AllergenReview review={review} categories={board.categories} restaurant={restaurant} />
  return (
    <>
      <MenuTop state={state} />
      {showAll(above)}
      {sight === 'list' && <MenuContent state={state} />}
      {sight === 'narrow' && <NarrowTable />}
      {sight === 'table' && <TableInPage state={state} />}
      {showAll(below)}
      {canWrite && dishes.length === 0 && (
        <SuggestedCategories
          restaurant={restaurant}
          categories={board.categories}
          onOther={() => editor.openCategory(null)}
        />
      )}
      {sight !== 'table' && <div className={styles.end} />}
      <MenuLayers state={state} />
    </>
  )
}

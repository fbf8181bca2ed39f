import { useDishActions } from './dish-actions/use-dish-actions.ts'
import type { Narrowing } from './filters/narrowing.ts'
import { useSearch } from './header/use-search.ts'
import { useMenuEditor } from './menu-editor.tsx'
import { useReview } from './review/use-review.ts'
import { useHoldToMark } from './selection/use-hold-to-mark.ts'
import { type MenuOnBoard, useCategoryBoard } from './use-category-board.ts'
import { useMenuView } from './use-menu-view.ts'

/** What the parts of the page share: which dishes are shown, what is open over them, and what the user may do. */
export function useMenuState(menu: MenuOnBoard) {
  const { restaurant } = menu
  const view = useMenuView()
  const board = useCategoryBoard(menu, view)
  const search = useSearch()
  const editor = useMenuEditor()
  const actions = useDishActions(restaurant, editor.openDish)
  const review = useReview(restaurant, board.inOrder)
  const canEdit = restaurant.readOnly === null
  useHoldToMark(actions.selection, canEdit)

  const { active } = board
  return {
    menu,
    view,
    board,
    search,
    editor,
    actions,
    review,
    canEdit,
    /** Absent: no dish can be added. */
    addDish: active && canEdit ? () => editor.openDish(null, active._id) : undefined,
    narrow: (narrowing: Narrowing | null) => {
      search.clear()
      view.narrow(narrowing)
    },
    /** Ends the search and the filter. */
    showAll: () => {
      search.clear()
      if (view.narrowing) view.narrow(null)
    },
    /** Shows a category that something has come to. */
    show: (categoryId: string) => {
      view.choose(categoryId)
      search.clear()
    },
  }
}

export type MenuState = ReturnType<typeof useMenuState>

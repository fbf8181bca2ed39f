import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { BulkBar } from './bulk/bulk-bar.tsx'
import { DishMenu } from './dish-list/dish-menu.tsx'
import type { DishActions } from './dish-list/use-dish-actions.ts'
import { MenuEditor, type MenuEditorHandle } from './menu-editor.tsx'
import type { CategoryBoard } from './use-category-board.ts'

type MenuLayersProps = {
  restaurant: Restaurant
  board: CategoryBoard
  editor: MenuEditorHandle
  actions: DishActions
  /** Shows a category that something has come to. */
  onShow: (categoryId: string) => void
}

/** What opens over the list: the forms, the menu of a row, and the bar for ticked dishes. */
export function MenuLayers({ restaurant, board, editor, actions, onShow }: MenuLayersProps) {
  const { categories, dishCount, inOrder } = board
  const common = { restaurant, categories, dishCount }
  return (
    <>
      <MenuEditor {...common} editor={editor} onShowCategory={onShow} />
      <DishMenu {...common} actions={actions} onMoved={onShow} />
      <BulkBar {...common} selection={actions.selection} dishes={inOrder} />
    </>
  )
}

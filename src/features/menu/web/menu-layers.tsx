import { BulkBar } from './bulk/bulk-bar.tsx'
import { DishMenu } from './dish-list/dish-menu.tsx'
import { MenuKeyboard } from './keyboard/menu-keyboard.tsx'
import { MenuEditor } from './menu-editor.tsx'
import type { MenuState } from './use-menu-state.ts'
import { useMenuSight } from './views/use-menu-sight.ts'

/** The keys of the list, and what opens over it: the forms, the menu of a row, and the bar for ticked dishes. */
export function MenuLayers({ state }: { state: MenuState }) {
  const { menu, board, view, search, editor, actions, canWrite, canMark, addDish, show, reveal } = state
  const { sight } = useMenuSight()
  const { restaurant, dishes } = menu
  const { categories, active, dishCount, inOrder } = board
  const common = { restaurant, categories, dishCount }
  return (
    <>
      {sight === 'list' && (
        <MenuKeyboard
          dishes={dishes}
          categories={categories}
          active={search.wanted || view.narrowing ? undefined : active}
          actions={actions}
          canWrite={canWrite}
          canMark={canMark}
          onAddDish={addDish}
          onSearch={search.focus}
          onChoose={view.choose}
        />
      )}
      <MenuEditor {...common} editor={editor} actions={actions} onShowCategory={show} />
      <DishMenu {...common} actions={actions} onMoved={show} />
      {sight === 'list' && <BulkBar {...common} selection={actions.selection} dishes={inOrder} onReveal={reveal} />}
    </>
  )
}

import { ReadOnlyNotice } from '#features/restaurants/web/index.ts'
import { pageTexts as texts } from '../menu-page.texts.ts'
import { SuggestedCategories } from './categories/suggested-categories.tsx'
import { useDishActions } from './dish-list/use-dish-actions.ts'
import { FilterChips } from './filters/filter-chips.tsx'
import { MenuHeader } from './header/menu-header.tsx'
import { MenuMore } from './header/menu-more.tsx'
import { useSearch } from './header/use-search.ts'
import { MenuKeyboard } from './keyboard/menu-keyboard.tsx'
import styles from './menu-board.module.css'
import { MenuContent } from './menu-content.tsx'
import { useMenuEditor } from './menu-editor.tsx'
import { MenuLayers } from './menu-layers.tsx'
import { AllergenReview } from './review/allergen-review.tsx'
import { useReview } from './review/use-review.ts'
import { useHoldToMark } from './selection/use-hold-to-mark.ts'
import { type MenuOnBoard, useCategoryBoard } from './use-category-board.ts'
import { useMenuView } from './use-menu-view.ts'

/** The loaded menu: search, filters, tabs, the dishes that they choose, and the forms (S2 §2). */
export function MenuBoard(menu: MenuOnBoard) {
  const { restaurant, dishes } = menu
  const view = useMenuView()
  const board = useCategoryBoard(menu, view)
  const { categories, active, inOrder, dishCount, reorder } = board
  const search = useSearch()
  const editor = useMenuEditor()
  const actions = useDishActions(restaurant, editor.openDish)
  const review = useReview(restaurant, inOrder)
  const canEdit = restaurant.readOnly === null
  useHoldToMark(actions.selection, canEdit)

  const addDish = active && canEdit ? () => editor.openDish(null, active._id) : undefined
  const showAll = () => {
    search.clear()
    if (view.narrowing) view.narrow(null)
  }
  const show = (categoryId: string) => {
    view.choose(categoryId)
    search.clear()
  }
  if (review.isOpen) return <AllergenReview review={review} categories={categories} restaurant={restaurant} />
  return (
    <>
      <MenuHeader
        search={search}
        isSearchable={dishes.length > 0}
        sum={active && texts.sum(dishes.length, categories.length)}
        onAddCategory={canEdit ? () => editor.openCategory(null) : undefined}
        onAddDish={addDish}
        more={
          canEdit &&
          (dishes.length > 0 || categories.length > 1) && (
            <MenuMore
              hasDishes={dishes.length > 0}
              review={review}
              categories={categories}
              defaultLocale={restaurant.defaultLocale}
              dishCount={dishCount}
              onMark={actions.selection.start}
              onReorder={reorder}
            />
          )
        }
      />
      <ReadOnlyNotice restaurant={restaurant} className={styles.notice} />
      <FilterChips
        dishes={dishes}
        supportedLocales={restaurant.supportedLocales}
        pressed={view.narrowing}
        onPress={narrowing => {
          search.clear()
          view.narrow(narrowing)
        }}
      />
      <MenuContent
        menu={menu}
        board={board}
        actions={actions}
        editor={editor}
        wanted={search.wanted}
        narrowing={view.narrowing}
        onChoose={view.choose}
        onShowAll={showAll}
        onReview={canEdit ? review.open : undefined}
        onAddDish={addDish}
        onSearch={search.isInSight ? undefined : search.focus}
      />
      {canEdit && dishes.length === 0 && <SuggestedCategories restaurant={restaurant} categories={categories} />}
      <div className={styles.end} />
      <MenuKeyboard
        dishes={dishes}
        categories={categories}
        active={search.wanted || view.narrowing ? undefined : active}
        actions={actions}
        canEdit={canEdit}
        onAddDish={addDish}
        onSearch={search.focus}
        onChoose={view.choose}
      />
      <MenuLayers restaurant={restaurant} board={board} editor={editor} actions={actions} onShow={show} />
    </>
  )
}

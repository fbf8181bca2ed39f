import { useDeferredValue, useState } from 'react'
import { useBackStep } from '#ui/back/back-history.ts'
import { useIsInSight } from '#ui/media/use-is-in-sight.ts'
import { ReadOnlyNotice } from '#features/restaurants/web/index.ts'
import { pageTexts as texts } from '../menu-page.texts.ts'
import { SuggestedCategories } from './categories/suggested-categories.tsx'
import { DishMenu } from './dish-list/dish-menu.tsx'
import { useDishActions } from './dish-list/use-dish-actions.ts'
import { FilterChips } from './filters/filter-chips.tsx'
import { MenuKeyboard } from './keyboard/menu-keyboard.tsx'
import { MenuContent } from './menu-content.tsx'
import { MenuEditor, useMenuEditor } from './menu-editor.tsx'
import { MenuHeader } from './menu-header.tsx'
import styles from './menu-board.module.css'
import { type MenuOnBoard, useCategoryBoard } from './use-category-board.ts'
import { useMenuView } from './use-menu-view.ts'

/** The loaded menu: search, filters, tabs, the dishes that they choose, and the forms (S2 §2). */
export function MenuBoard(menu: MenuOnBoard) {
  const { restaurant, dishes } = menu
  const view = useMenuView()
  const board = useCategoryBoard(menu, view)
  const { categories, byCategory, active } = board
  const [search, setSearch] = useState('')
  const wanted = useDeferredValue(search.trim())
  const field = useIsInSight<HTMLInputElement>()
  const editor = useMenuEditor()
  useBackStep(search !== '', () => {
    setSearch('')
    return true
  })
  const actions = useDishActions(restaurant, editor.openDish)

  const canEdit = restaurant.readOnly === null
  const addDish = active && canEdit ? () => editor.openDish(null, active._id) : undefined
  const showAll = () => {
    setSearch('')
    if (view.narrowing) view.narrow(null)
  }
  const show = (categoryId: string) => {
    view.choose(categoryId)
    setSearch('')
  }
  const focusSearch = () => field.element?.focus()
  const dishCount = (categoryId: string) => byCategory.get(categoryId)?.length ?? 0
  return (
    <>
      <MenuHeader
        search={search}
        onSearch={setSearch}
        searchRef={field.ref}
        isSearchable={dishes.length > 0}
        sum={active && texts.sum(dishes.length, categories.length)}
        canAddCategory={canEdit}
        canAddDish={addDish !== undefined}
        onAddCategory={() => editor.openCategory(null)}
        onAddDish={() => addDish?.()}
      />
      <ReadOnlyNotice restaurant={restaurant} className={styles.notice} />
      <FilterChips
        dishes={dishes}
        supportedLocales={restaurant.supportedLocales}
        pressed={view.narrowing}
        onPress={narrowing => {
          setSearch('')
          view.narrow(narrowing)
        }}
      />
      <MenuContent
        menu={menu}
        board={board}
        actions={actions}
        editor={editor}
        wanted={wanted}
        narrowing={view.narrowing}
        onChoose={view.choose}
        onShowAll={showAll}
        onAddDish={addDish}
        onSearch={field.isInSight ? undefined : focusSearch}
      />
      <MenuKeyboard
        dishes={dishes}
        categories={categories}
        active={wanted || view.narrowing ? undefined : active}
        actions={actions}
        canEdit={canEdit}
        onAddDish={addDish}
        onSearch={focusSearch}
        onChoose={view.choose}
      />
      {canEdit && dishes.length === 0 && <SuggestedCategories restaurant={restaurant} categories={categories} />}
      <MenuEditor
        editor={editor}
        restaurant={restaurant}
        categories={categories}
        dishCount={dishCount}
        onShowCategory={show}
      />
      <DishMenu
        categories={categories}
        dishCount={dishCount}
        restaurant={restaurant}
        actions={actions}
        onMoved={show}
      />
    </>
  )
}

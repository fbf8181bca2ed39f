import { useDeferredValue, useState } from 'react'
import { useBackStep } from '#ui/back/back-history.ts'
import { ReadOnlyNotice } from '#features/restaurants/web/index.ts'
import type { Dish } from '../menu.contract.ts'
import { dashboardName } from '../menu.rules.ts'
import { CategoryTabs } from './categories/category-tabs.tsx'
import { NoCategories } from './categories/no-categories.tsx'
import { focusDish } from './dish-focus.ts'
import { DishList } from './dish-list/dish-list.tsx'
import { DishMenu } from './dish-list/dish-menu.tsx'
import { SearchResults } from './dish-list/search-results.tsx'
import { useDishActions } from './dish-list/use-dish-actions.ts'
import { MenuEditor, useMenuEditor } from './menu-editor.tsx'
import { MenuHeader } from './menu-header.tsx'
import styles from './menu-board.module.css'
import { type MenuOnBoard, useCategoryBoard } from './use-category-board.ts'

/** The loaded menu: tabs, the dishes of the active one or the search results, and the forms (S2 §2). */
export function MenuBoard(menu: MenuOnBoard) {
  const { restaurant, dishes } = menu
  const { categories, byCategory, active, choose, reorder, reorderActive } = useCategoryBoard(menu)
  const [search, setSearch] = useState('')
  const wanted = useDeferredValue(search.trim())
  const editor = useMenuEditor()
  useBackStep(search !== '', () => {
    setSearch('')
    return true
  })
  const actions = useDishActions(restaurant, editor.openDish)

  const canEdit = restaurant.readOnly === null
  const addCategory = () => editor.openCategory(null)
  const addDish = active && canEdit ? () => editor.openDish(null, active._id) : undefined
  const show = (categoryId: string) => {
    choose(categoryId)
    setSearch('')
  }
  const dishCount = (categoryId: string) => byCategory.get(categoryId)?.length ?? 0
  const content = () => {
    if (!active) return <NoCategories onAdd={canEdit ? addCategory : undefined} />
    if (wanted)
      return (
        <SearchResults
          wanted={wanted}
          dishes={dishes}
          categories={categories}
          restaurant={restaurant}
          actions={actions}
          onClear={() => setSearch('')}
        />
      )
    return (
      <CategoryTabs
        categories={categories}
        dishes={byCategory}
        active={active}
        defaultLocale={restaurant.defaultLocale}
        onChange={choose}
        onReorder={canEdit ? reorder : undefined}
        onEdit={canEdit ? editor.openCategory : undefined}
      >
        <DishList
          key={active._id}
          dishes={byCategory.get(active._id) ?? NONE}
          categoryName={dashboardName(active.translations, restaurant.defaultLocale)}
          restaurant={restaurant}
          actions={actions}
          onReorder={reorderActive}
          onAdd={addDish}
        />
      </CategoryTabs>
    )
  }
  return (
    <>
      <MenuHeader
        search={search}
        onSearch={setSearch}
        isSearchable={dishes.length > 0}
        canAddCategory={canEdit}
        canAddDish={addDish !== undefined}
        onAddCategory={addCategory}
        onAddDish={() => addDish?.()}
      />
      <ReadOnlyNotice restaurant={restaurant} className={styles.notice} />
      {content()}
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
        onMoved={(dish, categoryId) => {
          show(categoryId)
          requestAnimationFrame(() => focusDish(dish._id))
        }}
      />
    </>
  )
}

const NONE: Dish[] = []

import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { ReadOnlyNotice } from '#features/restaurants/web/index.ts'
import type { Category, Dish } from '../menu.contract.ts'
import { dashboardName } from '../menu.rules.ts'
import { pageTexts as texts } from '../menu-page.texts.ts'
import { CategoryTabs } from './categories/category-tabs.tsx'
import { DishList } from './dish-list/dish-list.tsx'
import { dishesByCategory, sortedCategories } from './menu-lists.ts'
import { MenuEditor, useMenuEditor } from './menu-editor.tsx'
import { MenuHeader } from './menu-header.tsx'
import styles from './menu-board.module.css'
import { useReorderCategories, useReorderDishes } from './order.mutations.ts'
import { SearchResults } from './dish-list/search-results.tsx'
import { useDishActions } from './dish-list/use-dish-actions.ts'

type MenuBoardProps = { restaurant: Restaurant; categories: readonly Category[]; dishes: readonly Dish[] }

/** The loaded menu: tabs, the dishes of the active one or the search results, and the forms (S2 §2). */
export function MenuBoard({ restaurant, categories: unsorted, dishes }: MenuBoardProps) {
  const categories = useMemo(() => sortedCategories(unsorted), [unsorted])
  const byCategory = useMemo(() => dishesByCategory(dishes), [dishes])
  const [chosen, setChosen] = useState<string | null>(null)
  const [search, setSearch] = useState('')
  const wanted = useDeferredValue(search.trim())
  const editor = useMenuEditor()
  const actions = useDishActions(restaurant._id, editor.openDish)
  const { mutate: reorderCategories } = useReorderCategories(restaurant._id)
  const { mutate: reorderDishes } = useReorderDishes(restaurant._id)

  const canEdit = restaurant.readOnly === null
  const active = categories.find(category => category._id === chosen) ?? categories[0]
  const activeId = active?._id
  const reorderActive = useCallback(
    (ids: string[]) => activeId && reorderDishes({ categoryId: activeId, ids }),
    [activeId, reorderDishes],
  )
  /** The first tab is chosen explicitly, so that it stays open when another one moves before it. */
  const reorder = (ids: string[]) => {
    setChosen(activeId ?? null)
    reorderCategories(ids)
  }
  const show = (categoryId: string) => {
    setChosen(categoryId)
    setSearch('')
  }
  const nameOf = (category: Category) => dashboardName(category.translations, restaurant.defaultLocale)
  const addDish = active && canEdit ? () => editor.openDish(null, active._id) : undefined

  return (
    <>
      <MenuHeader
        search={search}
        onSearch={setSearch}
        isSearchable={dishes.length > 0}
        canAddCategory={canEdit}
        canAddDish={addDish !== undefined}
        onAddCategory={() => editor.openCategory(null)}
        onAddDish={() => addDish?.()}
      />
      <ReadOnlyNotice restaurant={restaurant} className={styles.notice} />
      {!active ? (
        <Card>
          <EmptyState
            title={texts.noCategories}
            action={canEdit && <Button onClick={() => editor.openCategory(null)}>{texts.newCategory}</Button>}
          >
            {texts.noCategoriesHint}
          </EmptyState>
        </Card>
      ) : wanted ? (
        <SearchResults
          wanted={wanted}
          dishes={dishes}
          categories={categories}
          restaurant={restaurant}
          actions={actions}
          onClear={() => setSearch('')}
        />
      ) : (
        <CategoryTabs
          categories={categories}
          dishes={byCategory}
          active={active}
          defaultLocale={restaurant.defaultLocale}
          onChange={setChosen}
          onReorder={canEdit ? reorder : undefined}
          onEdit={canEdit ? editor.openCategory : undefined}
        >
          <DishList
            key={active._id}
            dishes={byCategory.get(active._id) ?? NONE}
            categoryName={nameOf(active)}
            restaurant={restaurant}
            actions={actions}
            onReorder={reorderActive}
            onAdd={addDish}
          />
        </CategoryTabs>
      )}
      <MenuEditor
        editor={editor}
        restaurant={restaurant}
        categories={categories}
        dishCount={id => byCategory.get(id)?.length ?? 0}
        onShowCategory={show}
      />
    </>
  )
}

const NONE: Dish[] = []

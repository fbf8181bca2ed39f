import { CheckSquareIcon } from '@phosphor-icons/react/dist/csr/CheckSquare'
import { DotsThreeIcon } from '@phosphor-icons/react/dist/csr/DotsThree'
import { ListChecksIcon } from '@phosphor-icons/react/dist/csr/ListChecks'
import { useDeferredValue, useState } from 'react'
import { useBackStep } from '#ui/back/back-history.ts'
import { Menu } from '#ui/menu/menu.tsx'
import { useIsInSight } from '#ui/media/use-is-in-sight.ts'
import { ReadOnlyNotice } from '#features/restaurants/web/index.ts'
import { bulkTexts } from '../bulk.texts.ts'
import { pageTexts as texts } from '../menu-page.texts.ts'
import { reviewTexts } from '../review.texts.ts'
import { BulkBar } from './bulk/bulk-bar.tsx'
import { SuggestedCategories } from './categories/suggested-categories.tsx'
import { DishMenu } from './dish-list/dish-menu.tsx'
import { useDishActions } from './dish-list/use-dish-actions.ts'
import { FilterChips } from './filters/filter-chips.tsx'
import { MenuKeyboard } from './keyboard/menu-keyboard.tsx'
import { MenuContent } from './menu-content.tsx'
import { MenuEditor, useMenuEditor } from './menu-editor.tsx'
import { MenuHeader } from './header/menu-header.tsx'
import styles from './menu-board.module.css'
import { AllergenReview } from './review/allergen-review.tsx'
import { useReview } from './review/use-review.ts'
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
  const inOrder = categories.flatMap(category => byCategory.get(category._id) ?? [])
  const review = useReview(restaurant, inOrder)
  if (review.isOpen) return <AllergenReview review={review} categories={categories} restaurant={restaurant} />
  const more = [
    { label: bulkTexts.markSeveral, icon: <CheckSquareIcon size={20} />, onSelect: () => actions.selection.start() },
    {
      label: reviewTexts.open,
      icon: <ListChecksIcon size={20} />,
      disabled: review.left === 0,
      onSelect: review.open,
    },
  ]
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
        more={
          canEdit &&
          dishes.length > 0 && (
            <Menu
              variant="secondary"
              iconOnly
              label={bulkTexts.more}
              trigger={<DotsThreeIcon size={24} weight="bold" aria-hidden="true" />}
              items={more}
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
        onReview={canEdit ? review.open : undefined}
        onAddDish={addDish}
        onSearch={field.isInSight ? undefined : focusSearch}
      />
      <div className={styles.end} />
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
      <BulkBar
        selection={actions.selection}
        dishes={inOrder}
        categories={categories}
        restaurant={restaurant}
        dishCount={dishCount}
      />
    </>
  )
}

import type { Category, Dish } from '../menu.contract.ts'
import { dashboardName } from '../menu.rules.ts'
import { CategoryTabs } from './categories/category-tabs.tsx'
import { NoCategories } from './categories/no-categories.tsx'
import { DishList } from './dish-list/dish-list.tsx'
import { SearchResults } from './dish-list/search-results.tsx'
import type { DishActions } from './dish-list/use-dish-actions.ts'
import { NarrowedDishes } from './filters/narrowed-dishes.tsx'
import type { Narrowing } from './filters/narrowing.ts'
import type { MenuEditorHandle } from './menu-editor.tsx'
import type { CategoryBoard, MenuOnBoard } from './use-category-board.ts'

type MenuContentProps = {
  menu: MenuOnBoard
  board: CategoryBoard
  actions: DishActions
  editor: MenuEditorHandle
  /** The typed words of a search. */
  wanted: string
  narrowing: Narrowing | null
  onChoose: (categoryId: string) => void
  /** Ends the search and the filter. */
  onShowAll: () => void
  /** Absent: nothing can be changed. */
  onReview: (() => void) | undefined
  onAddDish: (() => void) | undefined
  onSearch: (() => void) | undefined
}

/** What a search finds, else what a filter shows, else the dishes of the open tab. */
export function MenuContent(props: MenuContentProps) {
  const { menu, board, actions, editor, wanted, narrowing, onChoose, onShowAll, onReview, onAddDish, onSearch } = props
  const { restaurant, dishes } = menu
  const { categories, byCategory, active, reorder, reorderActive } = board
  const canEdit = restaurant.readOnly === null
  const list = { dishes, categories, restaurant, actions }
  if (!active) return <NoCategories onAdd={canEdit ? () => editor.openCategory(null) : undefined} />
  if (wanted) return <SearchResults {...list} wanted={wanted} onClear={onShowAll} />
  if (narrowing)
    return <NarrowedDishes key={narrowing} {...list} narrowing={narrowing} onReview={onReview} onLeave={onShowAll} />
  return (
    <CategoryTabs
      categories={categories}
      dishes={byCategory}
      active={active}
      defaultLocale={restaurant.defaultLocale}
      onChange={onChoose}
      onReorder={canEdit ? reorder : undefined}
      onEdit={canEdit ? (category: Category) => editor.openCategory(category) : undefined}
      onSearch={onSearch}
    >
      <DishList
        key={active._id}
        dishes={byCategory.get(active._id) ?? NONE}
        categoryName={dashboardName(active.translations, restaurant.defaultLocale)}
        restaurant={restaurant}
        actions={actions}
        onReorder={reorderActive}
        onAdd={onAddDish}
      />
    </CategoryTabs>
  )
}

const NONE: Dish[] = []

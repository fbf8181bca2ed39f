import type { Category, Dish } from '../menu.contract.ts'
import { dashboardName } from '../menu.rules.ts'
import { CategoryTabs } from './categories/category-tabs.tsx'
import { NoCategories } from './categories/no-categories.tsx'
import { DishList } from './dish-list/dish-list.tsx'
import { SearchResults } from './dish-list/search-results.tsx'
import { NarrowedDishes } from './filters/narrowed-dishes.tsx'
import type { MenuState } from './use-menu-state.ts'

/** What a search finds, else what a filter shows, else the dishes of the open tab. */
export function MenuContent({ state }: { state: MenuState }) {
  const { menu, board, search, view, review, actions, editor, mayWrite, canWrite, canCorrect, addDish, showAll } = state
  const { restaurant, dishes } = menu
  const { categories, byCategory, active, reorder, reorderActive } = board
  const { wanted } = search
  const { narrowing } = view
  const list = { dishes, categories, restaurant, actions }
  if (!active) return <NoCategories canAdd={canWrite} />
  if (wanted) return <SearchResults {...list} wanted={wanted} onClear={showAll} />
  if (narrowing) {
    const onReview = canCorrect ? review.open : undefined
    return <NarrowedDishes key={narrowing} {...list} narrowing={narrowing} onReview={onReview} onLeave={showAll} />
  }
  return (
    <CategoryTabs
      categories={categories}
      dishes={byCategory}
      active={active}
      defaultLocale={restaurant.defaultLocale}
      onChange={view.choose}
      onReorder={canWrite ? reorder : undefined}
      onEdit={mayWrite ? (category: Category) => editor.openCategory(category) : undefined}
      onSearch={search.isInSight ? undefined : search.focus}
    >
      <DishList
        key={active._id}
        dishes={byCategory.get(active._id) ?? NONE}
        categoryName={dashboardName(active.translations, restaurant.defaultLocale)}
        restaurant={restaurant}
        actions={actions}
        onReorder={canWrite ? reorderActive : undefined}
        onAdd={addDish}
      />
    </CategoryTabs>
  )
}

const NONE: Dish[] = []

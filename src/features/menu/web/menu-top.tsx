import { ReadOnlyNotice } from '#features/restaurants/web/index.ts'
import { OthersWaiting } from '#ui/kept/others-waiting.tsx'
import { useIsOffline } from '#ui/offline/use-outbox.ts'
import { HeldCard } from '#ui/offline/held-card.tsx'
import { pageTexts as texts } from '../menu-page.texts.ts'
import { FilterChips, hasChips } from './filters/filter-chips.tsx'
import { MenuHeader } from './header/menu-header.tsx'
import { LapsedLine } from './lapsed-line.tsx'
import { RightsLine } from './rights-line.tsx'
import { MenuMore } from './header/menu-more.tsx'
import styles from './menu-board.module.css'
import { useBroughtActions } from './menu-parts.ts'
import type { MenuState } from './use-menu-state.ts'
import { useMenuSight } from './views/use-menu-sight.ts'
import { ViewBar } from './views/view-bar.tsx'

/** The title with its search and buttons, why nothing can be changed, and the filters. */
export function MenuTop({ state }: { state: MenuState }) {
  const { menu, board, search, editor, actions, review, view, canWrite, canMark, canCorrect, addDish, narrow, show } =
    state
  const { restaurant, dishes } = menu
  const { categories, active, dishCount, reorder } = board
  const { sight } = useMenuSight()
  const isOffline = useIsOffline()
  const actionsBrought = useBroughtActions()
  // What others bring needs the server.
  const brought = isOffline ? [] : actionsBrought
  const isOpen = restaurant.readOnly === null
  const hasMarks = canMark && dishes.length > 0 && sight === 'list'
  const hasOrder = canWrite && categories.length > 1
  const hasReview = isOpen && canCorrect && review.left > 0
  const hasMore = hasMarks || hasOrder || hasReview || canWrite || brought.length > 0
  return (
    <>
      <MenuHeader
        search={search}
        isSearchable={dishes.length > 0}
        sum={active && texts.sum(dishes.length, categories.length)}
        isReadOnly={!canWrite}
        onAddCategory={() => editor.openCategory(null)}
        onAddDish={addDish}
        more={
          hasMore && (
            <MenuMore
              hasMarks={hasMarks}
              hasReview={hasReview}
              hasOrder={hasOrder}
              hasDeleted={canWrite}
              restaurant={restaurant}
              review={review}
              categories={categories}
              defaultLocale={restaurant.defaultLocale}
              dishCount={dishCount}
              brought={brought}
              onMark={actions.selection.start}
              onReorder={reorder}
              onShow={show}
            />
          )
        }
      />
      <ReadOnlyNotice restaurant={restaurant} className={styles.notice} />
      <LapsedLine restaurant={restaurant} />
      <RightsLine restaurant={restaurant} />
      <OthersWaiting />
      <HeldCard />
      {sight === 'list' && (
        <ViewBar
          chips={
            hasChips(dishes, restaurant.supportedLocales, view.narrowing) && (
              <FilterChips
                dishes={dishes}
                supportedLocales={restaurant.supportedLocales}
                pressed={view.narrowing}
                onPress={narrow}
              />
            )
          }
        />
      )}
    </>
  )
}

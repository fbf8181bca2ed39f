import { useEffect } from 'react'
import { Card } from '#ui/card/card.tsx'
import { LoadFailure } from '#ui/load-failure/load-failure.tsx'
import { PageHeader } from '#ui/page-header/page-header.tsx'
import { toast } from '#ui/toast/toast.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { menuTexts } from '../menu.texts.ts'
import { pageTexts as texts } from '../menu-page.texts.ts'
import { MenuBoard } from './menu-board.tsx'
import { MenuSkeleton } from './skeleton/menu-skeleton.tsx'
import { useMenuSight } from './views/use-menu-sight.ts'
import { ViewBar } from './views/view-bar.tsx'
import { useLoadedMenu } from './data/use-loaded-menu.ts'

/** Shows the menu when it is loaded; until then a skeleton, or what failed. */
export function MenuLoader({ restaurant }: { restaurant: Restaurant }) {
  const { sight } = useMenuSight()
  const { categories, dishes, isError: hasFailed, error, isFetching, refetch } = useLoadedMenu(restaurant._id)
  useEffect(() => {
    if (hasFailed) toast.error(menuTexts.loadFailed, { id: 'menu-load' })
  }, [hasFailed])

  if (categories && dishes) return <MenuBoard restaurant={restaurant} categories={categories} dishes={dishes} />
  if (!hasFailed) return <MenuSkeleton isTable={sight === 'table'} />
  return (
    <div data-menu-table={sight === 'table' ? '' : undefined}>
      <PageHeader title={texts.title} />
      {sight === 'table' && <ViewBar chips={null} />}
      <Card>
        <LoadFailure title={menuTexts.loadFailed} error={error} busy={isFetching} onRetry={() => void refetch()} />
      </Card>
    </div>
  )
}

import { useEffect } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { PageHeader } from '#ui/page-header/page-header.tsx'
import { toast } from '#ui/toast/toast.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { menuTexts } from '../menu.texts.ts'
import { pageTexts as texts } from '../menu-page.texts.ts'
import { MenuBoard } from './menu-board.tsx'
import { MenuSkeleton } from './skeleton/menu-skeleton.tsx'
import { useLoadedMenu } from './data/use-loaded-menu.ts'

/** Shows the menu when it is loaded; until then a skeleton, or what failed. */
export function MenuLoader({ restaurant }: { restaurant: Restaurant }) {
  const { categories, dishes, isError: hasFailed, isFetching, refetch } = useLoadedMenu(restaurant._id)
  useEffect(() => {
    if (hasFailed) toast.error(menuTexts.loadFailed, { id: 'menu-load' })
  }, [hasFailed])

  if (categories && dishes) return <MenuBoard restaurant={restaurant} categories={categories} dishes={dishes} />
  if (!hasFailed) return <MenuSkeleton />
  return (
    <>
      <PageHeader title={texts.title} />
      <Card>
        <EmptyState
          title={menuTexts.loadFailed}
          action={
            <Button busy={isFetching} onClick={() => void refetch()}>
              {texts.retry}
            </Button>
          }
        />
      </Card>
    </>
  )
}

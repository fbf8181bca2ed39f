import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { useOutbox } from '#ui/offline/use-outbox.ts'
import { PageHeader } from '#ui/page-header/page-header.tsx'
import { toast } from '#ui/toast/toast.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { menuTexts } from '../menu.texts.ts'
import { pageTexts as texts } from '../menu-page.texts.ts'
import { listWithUnsaved } from './dish-changes.ts'
import { categoriesOf, dishesOf } from './menu.queries.ts'
import { MenuBoard } from './menu-board.tsx'
import { MenuSkeleton } from './menu-skeleton.tsx'

/**
 * Loads categories and dishes at the same time, and shows dishes with what is not stored yet. What is loaded stays on
 * the screen when a later load fails.
 */
export function MenuLoader({ restaurant }: { restaurant: Restaurant }) {
  const categories = useQuery(categoriesOf(restaurant._id))
  const dishes = useQuery(dishesOf(restaurant._id))
  const { bodies } = useOutbox()
  const shown = useMemo(() => dishes.data && listWithUnsaved(dishes.data, bodies), [dishes.data, bodies])
  const hasFailed = categories.isError || dishes.isError
  useEffect(() => {
    if (hasFailed) toast.error(menuTexts.loadFailed, { id: 'menu-load' })
  }, [hasFailed])

  if (categories.data && shown) return <MenuBoard restaurant={restaurant} categories={categories.data} dishes={shown} />
  if (!hasFailed) return <MenuSkeleton />
  const retry = () => {
    void categories.refetch()
    void dishes.refetch()
  }
  return (
    <>
      <PageHeader title={texts.title} />
      <Card>
        <EmptyState
          title={menuTexts.loadFailed}
          action={
            <Button busy={categories.isFetching || dishes.isFetching} onClick={retry}>
              {texts.retry}
            </Button>
          }
        />
      </Card>
    </>
  )
}

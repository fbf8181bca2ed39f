import { ClockCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ClockCounterClockwise'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { MenuItem } from '#ui/menu/menu-items.tsx'
import { hasRight } from '#features/restaurants/rights.rules.ts'
import { useCurrentRestaurant } from '#features/restaurants/web/index.ts'
import { CHANGES_PARAM } from '../../history.paths.ts'
import { dishHistoryTexts as texts } from '../../screen/history-screen.texts.ts'

const DishChanges = lazy(async () => ({ default: (await import('./dish-changes.tsx')).DishChanges }))

/** 'Cambios de este plato', opened by the address, which then forgets it: going back leads to where one came from. */
export function ChangesInMenu() {
  const restaurant = useCurrentRestaurant()
  const [params, setParams] = useSearchParams()
  const [shown, setShown] = useState<{ dishId: string; isOpen: boolean } | null>(null)
  const asked = params.get(CHANGES_PARAM)
  useEffect(() => {
    if (asked === null) return
    setShown({ dishId: asked, isOpen: true })
    setParams(withoutParam, { replace: true })
  }, [asked, setParams])
  if (!restaurant || !shown || !hasRight(restaurant, 'activity')) return null
  return (
    <Suspense fallback={null}>
      <DishChanges
        key={shown.dishId}
        restaurant={restaurant}
        dishId={shown.dishId}
        open={shown.isOpen}
        onClose={() => setShown({ ...shown, isOpen: false })}
        onClosed={() => setShown(null)}
      />
    </Suspense>
  )
}

const withoutParam = (params: URLSearchParams): URLSearchParams => {
  params.delete(CHANGES_PARAM)
  return params
}

/** 'Ver cambios' in the '⋯' of a dish, for who may see what changed. */
export function useChangesAction(): ((dishId: string) => MenuItem) | null {
  const restaurant = useCurrentRestaurant()
  const [, setParams] = useSearchParams()
  if (!restaurant || !hasRight(restaurant, 'activity')) return null
  return dishId => ({
    label: texts.action,
    icon: <ClockCounterClockwiseIcon size={20} />,
    onSelect: () =>
      setParams(
        params => {
          params.set(CHANGES_PARAM, dishId)
          return params
        },
        { replace: true },
      ),
  })
}

import { CopySimpleIcon } from '@phosphor-icons/react/dist/csr/CopySimple'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { MenuItem } from '#ui/menu/menu-items.tsx'
import { mayChange } from '#features/restaurants/rights.rules.ts'
import { useCurrentRestaurant } from '#features/restaurants/web/index.ts'
import { FROM_HOUSE_PARAM } from '../../bringing.paths.ts'
import { houseTexts as texts } from '../../screen/from-house.texts.ts'
import { withFromHouse, withoutFromHouse } from './from-house-param.ts'
import { useOtherHouses } from './other-houses.ts'

export { ToHouse } from './to-house.tsx'

const CopySheet = lazy(async () => ({ default: (await import('./copy-sheet.tsx')).CopySheet }))

/** 'Traer de otro restaurante', opened by the address, which then forgets it. */
export function FromHouseInMenu() {
  const restaurant = useCurrentRestaurant()
  const houses = useOtherHouses(restaurant?._id ?? '')
  const [params, setParams] = useSearchParams()
  const [isOpen, setOpen] = useState<boolean>()
  const isAsked = params.has(FROM_HOUSE_PARAM)
  useEffect(() => {
    if (!isAsked) return
    setOpen(true)
    setParams(withoutFromHouse, { replace: true })
  }, [isAsked, setParams])
  // Once it was open it stays mounted: so its closing is seen.
  if (!restaurant || houses.length === 0 || isOpen === undefined) return null
  return (
    <Suspense fallback={null}>
      <CopySheet
        key={restaurant._id}
        restaurant={restaurant}
        houses={houses}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </Suspense>
  )
}

/** 'Traer de otro restaurante' in the menu's '⋯', for whoever has another one and may write here. */
export function useFromHouseAction(): MenuItem | null {
  const restaurant = useCurrentRestaurant()
  const houses = useOtherHouses(restaurant?._id ?? '')
  const [, setParams] = useSearchParams()
  if (!restaurant || houses.length === 0 || !mayChange(restaurant, 'texts')) return null
  return {
    label: texts.action,
    icon: <CopySimpleIcon size={20} />,
    onSelect: () => setParams(withFromHouse, { replace: true }),
  }
}

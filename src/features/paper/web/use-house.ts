import { useMemo } from 'react'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { useNow } from '#features/restaurants/web/opening/index.ts'
import type { Zone } from '#features/prices/prices.contract.ts'
import { dayOfMoment } from '../screen/paper-words.ts'
import type { SheetHouse } from '../screen/sheet-options.rules.ts'
import type { MenuPart } from './sheet/use-sheet.ts'

/** What the house can print, the same until something of it changes; at midnight of the house another day begins. */
export function useHouse(restaurant: Restaurant, menu: MenuPart | undefined, zones: readonly Zone[] | undefined) {
  const { defaultLocale, supportedLocales, timezone } = restaurant
  const today = dayOfMoment(new Date(useNow()), timezone)
  return useMemo(
    (): SheetHouse => ({
      today,
      defaultLocale,
      supportedLocales,
      categoryIds: menu?.categories.map(({ id }) => id) ?? [],
      zoneIds: zones?.map(({ _id }) => _id) ?? [],
    }),
    [today, defaultLocale, supportedLocales, menu, zones],
  )
}

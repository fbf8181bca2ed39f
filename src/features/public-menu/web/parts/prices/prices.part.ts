import { isOneAmount } from '#features/prices/price-view.ts'
import type { SectionView } from '#features/public-menu/public-menu.rules.ts'
import { stylesOf } from '../../look-styles.ts'
import type { MenuPart } from '../../page-context.ts'
import prices from '../../styles/prices/prices.css?inline'
import zone from '../../styles/prices/zone.css?inline'
import { ZoneLine } from './zone-line.tsx'

const saysMore = (sections: readonly SectionView[]): boolean =>
  sections.some(section =>
    section.dishes.some(dish => dish.prices.length > 0 && (!isOneAmount(dish.prices) || dish.prices[0]?.unit !== '')),
  )

/**
 * Prices that are more than one amount, and zones with prices of their own: a carta without them pays nothing for their
 * styles.
 */
export const pricesPart: MenuPart = {
  belowBar: ZoneLine,
  css: (sections, { style, restaurant: { zones = [] } }) => {
    const css =
      (saysMore(sections) ? prices + stylesOf(style).prices : '') +
      (zones.length > 0 ? zone + stylesOf(style).zone : '')
    return css && `@media screen{${css}}`
  },
}

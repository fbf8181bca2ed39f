import type { Style } from '#features/theme/theme.contract.ts'
import { isOneAmount } from '#features/prices/price-view.ts'
import type { SectionView } from '#features/public-menu/public-menu.rules.ts'
import type { MenuPart } from '../../page-context.ts'
import classic from '../../styles/prices/classic.css?inline'
import minimal from '../../styles/prices/minimal.css?inline'
import modern from '../../styles/prices/modern.css?inline'
import prices from '../../styles/prices/prices.css?inline'
import zone from '../../styles/prices/zone.css?inline'
import { ZoneLine } from './zone-line.tsx'

const LOOKS: Record<Style, string> = { classic, modern, minimal }

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
    const css = (saysMore(sections) ? prices + LOOKS[style] : '') + (zones.length > 0 ? zone : '')
    return css && `@media screen{${css}}`
  },
}

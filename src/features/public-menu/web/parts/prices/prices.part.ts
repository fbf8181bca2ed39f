import type { Style } from '#features/theme/theme.contract.ts'
import { isOneAmount } from '#features/prices/price-view.ts'
import type { SectionView } from '#features/public-menu/public-menu.rules.ts'
import type { MenuPart } from '../../page-context.ts'
import classic from '../../styles/prices/classic.css?inline'
import minimal from '../../styles/prices/minimal.css?inline'
import modern from '../../styles/prices/modern.css?inline'
import prices from '../../styles/prices/prices.css?inline'

const LOOKS: Record<Style, string> = { classic, modern, minimal }

const saysMore = (sections: readonly SectionView[]): boolean =>
  sections.some(section =>
    section.dishes.some(dish => dish.prices.length > 0 && (!isOneAmount(dish.prices) || dish.prices[0]?.unit !== '')),
  )

/** Styles of prices that are more than one amount: a carta without such prices pays nothing for them. */
export const pricesPart: MenuPart = {
  css: (sections, style) => (saysMore(sections) ? `@media screen{${prices}${LOOKS[style]}}` : ''),
}

import { formatPrice } from '#shared/money.ts'
import { PAGES } from '#shared/page-paths.ts'
import { ALLERGEN_NAMES, normalizeAllergens } from '#features/allergens/allergens.ts'
import type { Dish } from '#features/menu/menu.contract.ts'
import { MENU_OLD_REVIEW, menuAtCategory, menuLacking, MENU_REVIEW, menuWithDish } from '#features/menu/menu-paths.ts'
import { DAILY_MENU_PAGE, DAY_PARAMETER } from '#features/set-menus/set-menus.paths.ts'
import { lineOf } from '#features/prices/price-fields.ts'
import type { PriceLine } from '#features/prices/price-line.ts'
import type { Finding } from '../../check.contract.ts'
import type { CheckRule } from '../../check.rules.ts'
import { mendTexts as texts } from '../../mend.texts.ts'

/** Changes of a dish that can be taken back for 8 s. */
export type DishMends = {
  saveAllergens: (dish: Dish, said: { allergens: string[]; allergensDeclared: boolean }) => Promise<unknown>
  setAvailable: (dish: Dish, available: boolean) => void
  savePrices: (dish: Dish, prices: readonly PriceLine[], told: string) => Promise<unknown>
}
/** What mends a finding: a place where somebody goes on, or one tap. */
export type Mend = { label: string } & ({ to: string } | { run: (mends: DishMends) => Promise<unknown> })

type Given = { finding: Finding; dish: Dish | undefined; currency: string }
type MendOf = (given: Given) => Mend
const openFirst =
  (label: string): MendOf =>
  ({ finding: { dishIds } }) => ({ label, to: menuWithDish(dishIds[0] ?? '') })

/** Adds the one allergen to a dish that is declared already: nothing else of it changes. */
const tick: MendOf = ({ finding: { values }, dish }) => {
  const { allergen } = values
  if (!allergen || !dish) return { label: texts.openDish, to: menuWithDish(dish?._id ?? '') }
  const declared = { allergens: normalizeAllergens([...dish.allergens, allergen]), allergensDeclared: true }
  return {
    label: texts.tick(ALLERGEN_NAMES[allergen].es.toLowerCase()),
    run: ({ saveAllergens }) => saveAllergens(dish, declared),
  }
}

/** Only where the comma was probably in another place is there one price to put. */
const reprice: MendOf = ({ finding: { values }, dish, currency }) => {
  const { instead, amount, label } = values
  if (instead === undefined || !dish) return { label: texts.changePrice, to: menuWithDish(dish?._id ?? '') }
  const prices = dish.prices
    .map(line => (line.amount === amount && line.label === (label ?? null) ? { ...line, amount: instead } : line))
    .map(lineOf)
  const told = formatPrice(instead, currency)
  return { label: texts.putPrice(told), run: ({ savePrices }) => savePrices(dish, prices, told) }
}

/** The way to mend of each rule. */
const MENDS: Record<CheckRule, MendOf> = {
  undeclared: () => ({ label: texts.review, to: MENU_REVIEW }),
  unticked_word: tick,
  // A line that only a set menu has is mended where that is written.
  open_report: given =>
    given.finding.dishIds.length > 0
      ? openFirst(texts.reviewDish)(given)
      : { label: texts.reviewMenu, to: DAILY_MENU_PAGE },
  old_paper: () => ({ label: texts.seeChanges, to: PAGES.paper }),
  no_price: openFirst(texts.setPrice),
  market_without_today: openFirst(texts.putToday),
  odd_price: reprice,
  outdated_translation: () => ({ label: texts.translate, to: menuLacking('traduccion') }),
  no_main_name: openFirst(texts.write),
  old_review: () => ({ label: texts.review, to: MENU_OLD_REVIEW }),
  prepared_undeclared: ({ finding }) => ({
    label: texts.reviewMenu,
    to: `${DAILY_MENU_PAGE}?${DAY_PARAMETER}=${finding.values.day ?? ''}`,
  }),
  equal_names: openFirst(texts.rename),
  photo_without_text: openFirst(texts.complete),
  without_photo: () => ({ label: texts.seeThem, to: menuLacking('foto') }),
  long_sold_out: ({ finding, dish }) =>
    dish && finding.dishIds.length === 1
      ? { label: texts.backAgain, run: async ({ setAvailable }) => setAvailable(dish, true) }
      : { label: texts.seeThem, to: menuLacking('existencias') },
  empty_category: ({ finding }) => ({
    label: texts.addDishes,
    to: menuAtCategory(finding.values.categoryIds?.[0] ?? ''),
  }),
}
export const mendOf = (given: Given): Mend => MENDS[given.finding.rule](given)

/** Beside it: that it is right as it is. Only for what is about one dish. */
export const RIGHT_LABELS: Partial<Record<CheckRule, string>> = {
  unticked_word: texts.hasNone,
  odd_price: texts.isRight,
}

/** What is read out in its place, where the row's title alone does not say which allergen is meant. */
export const rightLabelOf = ({ rule, values: { allergen } }: Finding): string | undefined =>
  rule === 'unticked_word' && allergen ? texts.hasNoneOf(ALLERGEN_NAMES[allergen].es.toLowerCase()) : undefined

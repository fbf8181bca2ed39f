import type { AllergenNotice, NoticeBody } from '#features/allergens/allergens.contract.ts'
import { ALLERGEN_NOTICE_MAX } from '#features/allergens/allergens.limits.ts'
import { type Diet, DIETS } from '#features/allergens/diets.ts'
import type { Names } from '#features/prices/names.ts'
import { isSame } from '#shared/fields/three-way.ts'
import type { Locale } from '#shared/locale.ts'
import { textLength } from '#shared/text.ts'

/** As typed: a text for each language of the house. */
export type HouseValues = { notice: Names; dietsComplete: readonly Diet[] }

export const houseValues = ({ notice, dietsComplete }: AllergenNotice, locales: readonly Locale[]): HouseValues => ({
  notice: Object.fromEntries(locales.map(locale => [locale, notice[locale] ?? ''])),
  dietsComplete,
})

/** Only what was changed, so that other people's changes are kept (3-decisions §1). */
export function houseBody(values: HouseValues, start: HouseValues): NoticeBody {
  const notice = Object.fromEntries(
    Object.entries(values.notice).filter(([locale, text]) => text.trim() !== start.notice[locale as Locale]),
  )
  return {
    ...(Object.keys(notice).length > 0 && { notice }),
    ...(!isSame(values.dietsComplete, start.dietsComplete) && { dietsComplete: [...values.dietsComplete] }),
  }
}

export const withDiet = (complete: readonly Diet[], diet: Diet, isComplete: boolean): Diet[] =>
  DIETS.filter(one => (one === diet ? isComplete : complete.includes(one)))

/** The first language whose text is too long. */
export const longNotice = (notice: Names, locales: readonly Locale[]): Locale | undefined =>
  locales.find(locale => textLength((notice[locale] ?? '').trim()) > ALLERGEN_NOTICE_MAX)

/** How many dishes have each diet. */
export const countDiets = (dishes: readonly { diets: readonly string[] }[]): Record<Diet, number> =>
  Object.fromEntries(DIETS.map(diet => [diet, dishes.filter(({ diets }) => diets.includes(diet)).length])) as Record<
    Diet,
    number
  >

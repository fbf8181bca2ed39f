import { z } from 'zod'
import { LOCALES } from '#shared/locale.ts'
import { ALLERGEN_IDS } from '#features/allergens/allergens.ts'
import { paperCounts } from '#features/paper/paper.contract.ts'
import { PRICE_UNITS } from '#features/prices/price-line.ts'

/** What a rule says beside the dishes; each names its own. */
export const findingValues = z.object({
  /** `unticked_word`: the allergen that is not ticked, and the words of the dish's text that name it. */
  allergen: z.enum(ALLERGEN_IDS).optional(),
  words: z.array(z.string()).optional(),
  /** `odd_price`: the price, whose it is, between which the others are, and the one that was probably meant. */
  amount: z.number().optional(),
  label: z.string().nullable().optional(),
  unit: z.enum(PRICE_UNITS).nullable().optional(),
  low: z.number().optional(),
  high: z.number().optional(),
  instead: z.number().optional(),
  /** `outdated_translation`, `no_main_name`: the language without a name. */
  locale: z.enum(LOCALES).optional(),
  /** `open_report`: all of them, and what the last one says. */
  reportIds: z.array(z.string()).optional(),
  reported: z.array(z.enum(ALLERGEN_IDS)).optional(),
  text: z.string().optional(),
  reportedAt: z.string().optional(),
  /** `equal_names`, `open_report`. */
  name: z.string().optional(),
  /** `prepared_undeclared`: '2026-11-24', and its lines that say nothing; `old_paper`: its day. */
  day: z.string().optional(),
  names: z.array(z.string()).optional(),
  /** `old_paper`: which edition, of which day, and how many dishes differ in what. */
  edition: z.number().optional(),
  differs: paperCounts.optional(),
  /** `empty_category`. */
  categoryIds: z.array(z.string()).optional(),
})
export type FindingValues = z.infer<typeof findingValues>

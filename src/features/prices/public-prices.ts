import { z } from 'zod'
import { namesAnswer } from './names.ts'
import { ZONE_ROUNDINGS } from './zone.rules.ts'

/** What diners need to know of a house to read its prices; absent where the house has none of them (4-beyond §1). */
export const publicPrices = {
  /** The labels of the house, which the lines of its dishes name by their ids. */
  priceLabels: z.array(z.object({ _id: z.string(), names: namesAnswer })).optional(),
  /** Parts of the house with prices of their own. */
  zones: z
    .array(
      z.object({
        names: namesAnswer,
        kind: z.enum(['percent', 'cents']),
        value: z.number(),
        rounding: z.union(ZONE_ROUNDINGS.map(step => z.literal(step))),
        slug: z.string(),
      }),
    )
    .optional(),
}
const shape = z.object(publicPrices)
export type PublicPrices = z.infer<typeof shape>
export type PublicZone = NonNullable<PublicPrices['zones']>[number]

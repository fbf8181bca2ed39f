import { z } from 'zod'
import { endpoint, nothing } from '#shared/endpoint.ts'
import { namesAnswer, namesField } from './names.ts'
import { OWN_LABEL_NAME_MAX, ZONE_CENTS_MAX, ZONE_NAME_MAX, ZONE_PERCENT_MAX } from './prices.limits.ts'
import { priceTexts as texts } from './prices.texts.ts'
import { ZONE_ROUNDINGS } from './zone.rules.ts'

const ofRestaurant = { _id: z.string(), restaurantId: z.string(), names: namesAnswer }

/** A label of the house: 'Bandeja' (4-beyond §2). */
export const ownLabel = z.object({ ...ofRestaurant, updatedAt: z.string() }).meta({ id: 'PriceLabel' })
export type OwnLabel = z.infer<typeof ownLabel>

const labelBody = z.object({ names: namesField(OWN_LABEL_NAME_MAX).optional() })
export type LabelBody = z.infer<typeof labelBody>

export const listPriceLabels = endpoint({
  name: 'priceLabels.list',
  summary: "Labels of the house for a dish's prices, oldest first",
  method: 'GET',
  path: '/restaurants/:id/price-labels',
  answer: z.array(ownLabel),
})
export const createPriceLabel = endpoint({
  name: 'priceLabels.create',
  summary: 'Create a label of the house',
  method: 'POST',
  path: '/restaurants/:id/price-labels',
  body: labelBody,
  writes: true,
  answer: ownLabel,
  status: 201,
})
export const updatePriceLabel = endpoint({
  name: 'priceLabels.update',
  summary: 'Rename a label of the house',
  method: 'PUT',
  path: '/price-labels/:id',
  body: labelBody,
  writes: true,
  ifMatch: true,
  takesKey: true,
  answer: ownLabel,
})
export const deletePriceLabel = endpoint({
  name: 'priceLabels.delete',
  summary: 'Delete a label that no dish uses',
  method: 'DELETE',
  path: '/price-labels/:id',
  writes: true,
  ifMatch: true,
  takesKey: true,
  answer: nothing,
  message: texts.labelDeleted,
})

/** A part of the house with prices of its own (4-beyond §2). */
export const zone = z
  .object({
    ...ofRestaurant,
    kind: z.enum(['percent', 'cents']),
    /** Whole per cent, or cents. */
    value: z.number().int(),
    /** Cents. */
    rounding: z.union(ZONE_ROUNDINGS.map(step => z.literal(step))),
    /** In the address of its carta: `?zona=terraza`. */
    slug: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'Zone' })
export type Zone = z.infer<typeof zone>

const surcharge = z.object({
  kind: z.enum(['percent', 'cents'], { error: texts.kind }),
  /** What it may be depends on `kind`: `surchargeErrors`. */
  value: z.int({ error: texts.percent }).min(1, { error: texts.percent }).max(ZONE_CENTS_MAX, { error: texts.cents }),
  rounding: z.union(
    ZONE_ROUNDINGS.map(step => z.literal(step)),
    { error: texts.rounding },
  ),
})
const zoneBody = z.object({ names: namesField(ZONE_NAME_MAX).optional(), ...surcharge.partial().shape })
export type ZoneBody = z.infer<typeof zoneBody>

/** Judged on the merged zone, because one half may come alone. */
export const surchargeErrors = ({ kind, value }: Pick<Zone, 'kind' | 'value'>): Record<string, string> =>
  kind === 'percent' && value > ZONE_PERCENT_MAX ? { value: texts.percent } : {}

export const listZones = endpoint({
  name: 'zones.list',
  summary: 'Zones with prices of their own, oldest first',
  method: 'GET',
  path: '/restaurants/:id/zones',
  answer: z.array(zone),
})
export const createZone = endpoint({
  name: 'zones.create',
  summary: 'Create a zone: 10 per cent rounded to 10 cents unless said otherwise',
  method: 'POST',
  path: '/restaurants/:id/zones',
  body: zoneBody,
  writes: true,
  answer: zone,
  status: 201,
})
export const updateZone = endpoint({
  name: 'zones.update',
  summary: 'Change a zone; its address stays',
  method: 'PUT',
  path: '/zones/:id',
  body: zoneBody,
  writes: true,
  ifMatch: true,
  takesKey: true,
  answer: zone,
})
export const deleteZone = endpoint({
  name: 'zones.delete',
  summary: 'Delete a zone; its printed codes open the carta',
  method: 'DELETE',
  path: '/zones/:id',
  writes: true,
  ifMatch: true,
  takesKey: true,
  answer: nothing,
  message: texts.zoneDeleted,
})

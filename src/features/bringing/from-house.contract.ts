import { z } from 'zod'
import { bounded } from '#shared/fields/bounded.ts'
import { endpoint } from '#shared/endpoint.ts'
import { CATEGORIES_MAX } from '#features/menu/menu.limits.ts'
import { fromHouseTexts as texts } from './from-house.texts.ts'

/** `prices`, `photos`, `languages`: absent is true (EVERY-DAY §8.25). */
export const copyBody = z.object({
  from: z.string(),
  categoryIds: bounded(CATEGORIES_MAX, z.array(z.string()).min(1, texts.noneChosen), texts.noneChosen),
  prices: z.boolean().optional(),
  photos: z.boolean().optional(),
  languages: z.boolean().optional(),
})
export type CopyBody = z.infer<typeof copyBody>

export const copyFromHouse = endpoint({
  name: 'menu.copy',
  summary: 'Copy whole categories of another restaurant of the same owner: all of them or nothing',
  method: 'POST',
  path: '/restaurants/:id/copy',
  body: copyBody,
  writes: true,
  isBulk: true,
  /** `categories`: new ones; the dishes of the others joined those of the same name. */
  answer: z.object({ created: z.number(), categories: z.number(), changeId: z.string().nullable() }),
  status: 201,
})
export type Copied = z.infer<(typeof copyFromHouse)['answer']>

import { isSame, joinMembers } from '#shared/fields/three-way.ts'
import { saysAllergens } from '#features/allergens/declaration.rules.ts'
import { withDishChange } from '../../dish.rules.ts'
import type { Dish } from '../../menu.contract.ts'
import type { DishBody } from './dish-changes.ts'

type Texts = NonNullable<DishBody['translations']>

/**
 * The body that gives a dish the values again which another body has changed; a dish that was moved goes to its place,
 * too, and allergens that somebody else has added to `stored` stay. A picture cannot come back: its files are deleted
 * when it is replaced.
 */
export function bodyBack(before: Dish, body: DishBody, stored: Dish): DishBody {
  const { translations, imageUrl: _gone, ...rest } = body
  const values = Object.keys(rest).map(key => [key, before[key as keyof Dish]])
  const back: DishBody = Object.fromEntries(values)
  delete back.allergensReviewed
  if (body.allergens !== undefined || body.traces !== undefined)
    Object.assign(back, allergensBack(before, withDishChange(before, body), stored))
  const declaresTraces = body.traces !== undefined && !before.tracesDeclared
  if (declaresTraces || (saysAllergens(body) && !before.allergensDeclared)) back.tracesDeclared = false
  if (body.members) back.members = keysBack(body.members, before.members)
  if (body.without) back.without = keysBack(body.without, before.without)
  if (translations) back.translations = textsBack(before, translations as Texts)
  if (body.categoryId !== undefined) back.sortOrder = before.sortOrder
  return back
}

/** 'None of the 14' comes back only where nothing is left; what is as it was before is declared as it was. */
function allergensBack(before: Dish, changed: Dish, stored: Dish): DishBody {
  const [allergens, traces] = (['allergens', 'traces'] as const).map(key =>
    joinMembers(changed[key], before[key], stored[key]),
  ) as [string[], string[]]
  const isAsBefore = isSame([allergens, traces], [before.allergens, before.traces])
  const isListed = allergens.length + traces.length > 0
  return { allergens, traces, allergensDeclared: isListed && !isAsBefore ? true : before.allergensDeclared }
}

/** Each key that was sent, as it was; null where there was none. */
const keysBack = (sent: object, before: object) =>
  Object.fromEntries(Object.keys(sent).map(key => [key, (before as Record<string, unknown>)[key] ?? null])) as never

function textsBack({ translations }: Dish, changed: Texts): Texts {
  const texts = Object.entries(changed).map(([locale, keys]) => {
    const { name = '', description = '' } = translations[locale as keyof Dish['translations']] ?? {}
    return [locale, { ...(keys && 'name' in keys && { name }), ...(keys && 'description' in keys && { description }) }]
  })
  return Object.fromEntries(texts) as Texts
}

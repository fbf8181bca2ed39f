import { DAY_MS } from '#shared/time.ts'
import { normalizeAllergens } from '#features/allergens/allergens.ts'
import { isOldReview } from '#features/allergens/reviewed.rules.ts'
import { LONG_SOLD_OUT_DAYS } from '../check.limits.ts'
import { type FindingParts, type MenuToCheck, ofDishes } from './finding.ts'

/** What guests have reported, one finding for each dish or line of a set menu; a new report asks again. */
export const openReports = ({ reports }: MenuToCheck): FindingParts[] =>
  [...Map.groupBy(reports, ({ about }) => about)].flatMap(([about, of]) => {
    const [first] = of
    const last = of.at(-1)
    if (!first || !last) return []
    const reportIds = of.map(({ id }) => id)
    return [
      {
        about,
        dishIds: first.dishId === null ? [] : [first.dishId],
        values: {
          name: first.name,
          reportIds,
          reported: normalizeAllergens(last.allergens),
          ...(last.text && { text: last.text }),
          reportedAt: last.createdAt,
        },
        since: of.map(({ createdAt }) => createdAt).toSorted()[0] ?? first.createdAt,
        facts: reportIds.toSorted(),
      },
    ]
  })

/** Each day that goes out by itself with lines that say nothing of allergens; they are read as undeclared. */
export const preparedUndeclared = ({ prepared }: MenuToCheck): FindingParts[] =>
  prepared
    .filter(({ undeclared }) => undeclared.length > 0)
    .map(({ day, undeclared, updatedAt }) => ({
      about: day,
      dishIds: [],
      values: { day, names: undeclared.map(({ name }) => name) },
      since: updatedAt,
      facts: undeclared.map(({ id, name }) => [id, name]),
    }))

/** Declared dishes that somebody looked at over a year ago (TABLE §7 18). */
export const oldReviews = ({ dishes, now }: MenuToCheck): FindingParts[] =>
  ofDishes(dishes.filter(({ allergensReviewed: day }) => day !== undefined && isOldReview(day, now)))

/** Of one that was sold out before anybody wrote down since when, nothing is known. */
export function longSoldOut({ dishes, soldOutSince, now }: MenuToCheck): FindingParts[] {
  const long = dishes.flatMap(dish => {
    const since = dish.available ? undefined : soldOutSince[dish._id]
    return since && now.getTime() - Date.parse(since) > LONG_SOLD_OUT_DAYS * DAY_MS ? [{ dish, since }] : []
  })
  const [since] = long.map(each => each.since).toSorted()
  return ofDishes(
    long.map(({ dish }) => dish),
    since ? { since } : {},
  )
}

/** The printed carta that says something else than today; other allergens are what an inspector asks about first. */
export function oldPaper({ oldPaper: paper }: MenuToCheck): FindingParts[] {
  if (!paper) return []
  const { n, from, at, changes, counts } = paper
  const { allergens, prices, added, gone, texts } = changes
  const isDangerous = allergens.length > 0
  const first = isDangerous ? allergens : [...prices, ...added]
  return [
    {
      dishIds: [...new Set(first.map(({ dishId }) => dishId))],
      ...(isDangerous && { level: 'important' as const }),
      values: { edition: n, day: from, differs: counts },
      since: at,
      facts: [n, ...[allergens, prices, added, gone, texts].map(of => of.map(({ dishId, name }) => dishId ?? name))],
    },
  ]
}

import type { AvailabilityBody } from '../set-menu.shapes.ts'
import type { DailyMenu } from './daily-menu.contract.ts'

/** What is sold out of a day waits apart from what is written on it (`ui/offline`). */
export const soldOutId = (restaurantId: string, date: string): string => `${restaurantId}:${date}:sold-out`

/** Two changes as one: of each line the later word counts. */
export function joinSoldOut(first: AvailabilityBody, then: AvailabilityBody): AvailabilityBody {
  const items = new Map([...(first.items ?? []), ...(then.items ?? [])].map(item => [item._id, item]))
  return { ...first, ...then, ...(items.size > 0 && { items: [...items.values()] }) }
}

/** The day as it will be when this change is stored. `now`: when the whole of it is sold out. */
export function withSoldOut(day: DailyMenu, { soldOut, items = [] }: AvailabilityBody, now: Date): DailyMenu {
  const said = new Map(items.map(({ _id, available }) => [_id, available]))
  const courses = day.courses.map(course => ({
    ...course,
    items: course.items.map(item => ({ ...item, available: said.get(item._id) ?? item.available })),
  }))
  if (soldOut === undefined || soldOut === (day.soldOutAt !== null)) return { ...day, courses }
  const whole = soldOut
    ? ({ state: 'soldOut', soldOutAt: now.toISOString() } as const)
    : ({ state: 'published', soldOutAt: null } as const)
  return { ...day, courses, ...(day.state === 'ended' ? {} : whole) }
}

import { itsPeople, itsPeopleInPlan, type Row, type World } from './isolation.verdicts.ts'

const ofRestaurant = { params: ({ restaurant }: World) => ({ id: restaurant.id }) }
const ofScheduled = { params: ({ scheduled }: World) => ({ id: scheduled.id }) }

/** The rows of scheduled changes: workers see those of others, and change their own only. */
export const SCHEDULED_ROWS: Record<string, Row> = {
  'scheduled.list': { ...ofRestaurant, expected: itsPeople },
  'scheduled.create': {
    ...ofRestaurant,
    body: ({ dish, number }) => ({
      kind: 'bulk',
      at: '2027-03-20T05:00:00.000Z',
      body: { items: [{ _id: dish.id, price: 1000 + number }] },
    }),
    expected: itsPeopleInPlan,
  },
  'scheduled.get': { ...ofScheduled, expected: itsPeople },
  'scheduled.update': {
    ...ofScheduled,
    body: () => ({ at: '2027-03-21T05:00:00.000Z' }),
    expected: { ...itsPeopleInPlan, worker: 403 },
  },
  // Also when the plan has ended: nothing happens then.
  'scheduled.cancel': { ...ofScheduled, usesUp: true, expected: { ...itsPeople, worker: 403, 'lapsed worker': 403 } },
}

import { itsPeople, itsPeopleInPlan, type Row, type World } from './isolation.verdicts.ts'

const ofRestaurant = { params: ({ restaurant }: World) => ({ id: restaurant.id }) }

/** The rows of drafts, of the own copy and of undo. */
export const BRINGING_ROWS: Record<string, Row> = {
  'import.get': { ...ofRestaurant, expected: itsPeople },
  'import.start': {
    ...ofRestaurant,
    body: () => ({ text: 'Bravas 4,50', replace: true }),
    expected: itsPeopleInPlan,
  },
  'import.change': {
    ...ofRestaurant,
    body: () => ({ changes: [{ dish: 'd1', set: { included: true } }] }),
    expected: itsPeopleInPlan,
  },
  'import.cancel': { ...ofRestaurant, expected: itsPeople },
  'import.delete': { ...ofRestaurant, expected: itsPeople },
  'import.apply': { ...ofRestaurant, body: () => ({ doubts: 'asIs' }), usesUp: true, expected: itsPeopleInPlan },
  'import.page': { params: ({ restaurant }) => ({ id: restaurant.id, n: '1' }), expected: itsPeople },
  'restaurants.copy': { ...ofRestaurant, expected: itsPeople },
  'history.undo': {
    ...ofRestaurant,
    body: ({ change }) => ({ changeId: change.id }),
    usesUp: true,
    // A worker undoes what they did themselves.
    expected: { ...itsPeopleInPlan, worker: 403 },
  },
}

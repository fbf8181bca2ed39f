import { TEST_NOW } from '#test/numbers.ts'
import { itsPeople, itsPeopleInPlan, type Row, type World } from './isolation.verdicts.ts'

const ofRestaurant = { params: ({ restaurant }: World) => ({ id: restaurant.id }) }

/** The rows of drafts, of the own copy and of undo. */
export const BRINGING_ROWS: Record<string, Row> = {
  'import.get': { ...ofRestaurant, expected: itsPeople },
  'import.sources': { ...ofRestaurant, expected: itsPeople },
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
  // What was sent for the draft of this world is gone.
  'import.columns': {
    ...ofRestaurant,
    body: () => ({ columns: [] }),
    expected: { ...itsPeopleInPlan, worker: 409, owner: 409, partner: 409, admin: 409 },
  },
  'import.readAgain': {
    ...ofRestaurant,
    body: () => ({ firstPages: true }),
    expected: { ...itsPeopleInPlan, worker: 409, owner: 409, partner: 409, admin: 409 },
  },
  // The page of this world's draft has not failed.
  'import.repeatPage': {
    params: ({ restaurant }) => ({ id: restaurant.id, n: '1' }),
    body: () => ({}),
    expected: { ...itsPeopleInPlan, worker: 409, owner: 409, partner: 409, admin: 409 },
  },
  'import.cancel': { ...ofRestaurant, expected: itsPeople },
  'import.delete': { ...ofRestaurant, expected: itsPeople },
  'import.apply': { ...ofRestaurant, body: () => ({ doubts: 'asIs' }), usesUp: true, expected: itsPeopleInPlan },
  'menu.copy': {
    ...ofRestaurant,
    // From itself; what is copied from whom is in `from-house/copy-categories.api.test.ts`.
    body: ({ restaurant, category }: World) => ({ from: restaurant.id, categoryIds: [category.id] }),
    expected: { ...itsPeopleInPlan, worker: 400, owner: 400, partner: 400, admin: 400 },
  },
  'import.proposals': { ...ofRestaurant, expected: itsPeople },
  'import.page': { params: ({ restaurant }) => ({ id: restaurant.id, n: '1' }), expected: itsPeople },
  'restaurants.copy': { ...ofRestaurant, expected: itsPeople },
  'history.list': { ...ofRestaurant, expected: { ...itsPeople, worker: 403, 'lapsed worker': 403 } },
  'history.compare': {
    ...ofRestaurant,
    query: { at: TEST_NOW.toISOString() },
    expected: { ...itsPeople, worker: 403, 'lapsed worker': 403 },
  },
  'history.return': {
    ...ofRestaurant,
    body: () => ({ at: TEST_NOW.toISOString(), groups: ['texts'] }),
    expected: itsPeopleInPlan,
  },
  'history.undo': {
    ...ofRestaurant,
    body: ({ change }) => ({ changeId: change.id }),
    usesUp: true,
    // A worker undoes what they did themselves.
    expected: { ...itsPeopleInPlan, worker: 403 },
  },
}

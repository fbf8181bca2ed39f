import { paperSheet } from '#test/menus/paper.ts'
import { itsPeople, itsPeopleInPlan, type Row, type World } from './isolation.verdicts.ts'

const ofRestaurant = { params: ({ restaurant }: World) => ({ id: restaurant.id }) }
const ofCode = { params: ({ code }: World) => ({ id: code.id }) }
const ofEdition = { params: ({ restaurant }: World) => ({ id: restaurant.id, n: '1' }) }

/** The rows of the printed carta, whose editions the house's people fetch also after the plan's end, and of codes. */
export const PAPER_ROWS: Record<string, Row> = {
  'paper.preview': { ...ofRestaurant, body: paperSheet, expected: itsPeople },
  'paper.editions.make': {
    ...ofRestaurant,
    // Another note is another edition.
    body: ({ number }) => ({ ...paperSheet(), footNote: `Nota ${number}` }),
    expected: itsPeopleInPlan,
  },
  'paper.stickers.preview': { ...ofRestaurant, body: () => ({ from: 1, copies: 2 }), expected: itsPeople },
  'paper.stickers.make': {
    ...ofRestaurant,
    body: () => ({ from: 1, copies: 2 }),
    usesUp: true,
    expected: itsPeopleInPlan,
  },
  'paper.editions.retire': { ...ofEdition, body: () => ({ retired: true }), expected: itsPeopleInPlan },
  'paper.staffSheet': { ...ofRestaurant, body: () => ({ kind: 'matrix' }), expected: itsPeople },
  'paper.editions.list': { ...ofRestaurant, expected: itsPeople },
  'paper.status': { ...ofRestaurant, expected: itsPeople },
  'paper.editions.changes': { ...ofEdition, expected: itsPeople },
  'paper.editions.file': {
    params: ({ restaurant }) => ({ id: restaurant.id, n: '1', file: 'casa-carta-a4-ed1.pdf' }),
    expected: itsPeople,
  },
  'codes.list': { ...ofRestaurant, expected: itsPeople },
  'codes.create': {
    ...ofRestaurant,
    body: ({ number }) => ({ names: [`Mesa ${number}`] }),
    expected: itsPeopleInPlan,
  },
  'codes.bulk': {
    ...ofRestaurant,
    body: ({ code, number }) => ({ changes: [{ _id: code.id, name: `Mesa ${number}` }] }),
    expected: itsPeopleInPlan,
  },
  'codes.update': { ...ofCode, body: ({ number }) => ({ name: `Mesa ${number}` }), expected: itsPeopleInPlan },
  'codes.retire': { ...ofCode, expected: itsPeopleInPlan },
  'codes.restore': { ...ofCode, expected: itsPeopleInPlan },
  'codes.print': { ...ofRestaurant, expected: itsPeople },
}

import { paperSheet } from '#test/menus/paper.ts'
import { itsPeople, itsPeopleInPlan, type Row, type World } from './isolation.verdicts.ts'

const ofRestaurant = { params: ({ restaurant }: World) => ({ id: restaurant.id }) }
const ofEdition = { params: ({ restaurant }: World) => ({ id: restaurant.id, n: '1' }) }

/** The rows of the printed carta: what was printed is there for the house's people also after the plan's end. */
export const PAPER_ROWS: Record<string, Row> = {
  'paper.preview': { ...ofRestaurant, body: paperSheet, expected: itsPeople },
  'paper.editions.make': {
    ...ofRestaurant,
    // Another note is another edition.
    body: ({ number }) => ({ ...paperSheet(), footNote: `Nota ${number}` }),
    expected: itsPeopleInPlan,
  },
  'paper.staffSheet': { ...ofRestaurant, body: () => ({ kind: 'matrix' }), expected: itsPeople },
  'paper.editions.list': { ...ofRestaurant, expected: itsPeople },
  'paper.status': { ...ofRestaurant, expected: itsPeople },
  'paper.editions.changes': { ...ofEdition, expected: itsPeople },
  'paper.editions.file': {
    params: ({ restaurant }) => ({ id: restaurant.id, n: '1', file: 'casa-carta-a4-ed1.pdf' }),
    expected: itsPeople,
  },
}

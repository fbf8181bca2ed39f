import { expect, test } from 'vitest'
import type { DeletionUndo } from '../../deletion.contract.ts'
import { comesBackLines } from './comes-back.ts'

const NOW = new Date('2026-12-18T18:00:00.000Z')
const undo = (comesBack: DeletionUndo['comesBack']) => ({
  deletedAt: '2026-12-18T16:52:00.000Z',
  until: '2026-12-19T16:52:00.000Z',
  usedAt: null,
  comesBack,
})
const MAY = '2027-05-03T10:00:00.000Z'

test.each<[DeletionUndo['comesBack'], string[]]>([
  [
    { menus: 1, members: 0, plan: { tier: 'basic', until: null } },
    ['Tu carta y su QR vuelven a verse al momento.', 'Tu plan Basic sigue como estaba, sin pagar nada ahora.'],
  ],
  [{ menus: 0, members: 0, plan: { tier: 'trial', until: MAY } }, ['Tu prueba sigue hasta el 3 de mayo.']],
  [
    { menus: 0, members: 2, plan: { tier: 'premium', until: '2026-12-19T15:00:00.000Z' } },
    [
      'Tu equipo recupera el acceso, con los mismos permisos.',
      'Tu plan Premium sigue hasta mañana, sin pagar nada ahora.',
    ],
  ],
  [{ menus: 0, members: 0, plan: null }, ['Tu cuenta vuelve como estaba.']],
])('of %j only what there is is told', (comesBack, lines) => {
  expect(comesBackLines(undo(comesBack), NOW).map(({ text }) => text)).toEqual(lines)
})

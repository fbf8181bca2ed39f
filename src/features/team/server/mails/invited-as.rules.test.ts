import { expect, test } from 'vitest'
import { type Grant, type Right, RIGHTS } from '#features/identity/rights.rules.ts'
import { invitedAs } from './invited-as.rules.ts'

const grant = (roleId: string | null, ...rights: Right[]): Grant => ({ rights, roleId })
const ALL = 'Podrás cambiar precios, disponibilidad, textos y fotos, alérgenos, horario y apariencia'
const sala = grant('sala', 'availability', 'hours', 'print')
const OWN_ROLE = '0195f1c0-0000-7000-8000-000000000001'

test.each<[string, Record<string, Grant>, string, string]>([
  ['all', { a: grant('encargado', ...RIGHTS) }, 'Encargado', `${ALL}, imprimir el QR y ver la actividad.`],
  ['in two houses', { a: sala, b: sala }, 'Sala', 'Podrás cambiar disponibilidad y horario e imprimir el QR.'],
  ['by a role of the house', { a: grant(OWN_ROLE, 'prices') }, 'Trabajador', 'Podrás cambiar precios.'],
  [
    'one by one',
    { a: grant(null, 'availability', 'hours', 'print') },
    'Trabajador',
    'Podrás cambiar disponibilidad y horario e imprimir el QR.',
  ],
  ['nothing', { a: grant(null) }, 'Trabajador', 'Podrás ver la carta.'],
  [
    'differently',
    { a: sala, b: grant('cocina', 'availability', 'texts', 'allergens') },
    'Trabajador',
    'Podrás hacer lo que te han marcado en cada restaurante.',
  ],
])('who may do %s is invited as that', (_, grants, role, mayDo) => {
  expect(invitedAs({ partner: false, grants })).toEqual({ role, mayDo })
})

test('a partner is one everywhere', () => {
  const { role, mayDo } = invitedAs({ partner: true, grants: { a: grant('encargado', ...RIGHTS) } })
  expect(role).toBe('Socio')
  expect(mayDo).toMatch(/^Podrás hacerlo todo .+ menos pagar y eliminar la cuenta\.$/)
})

import { expect, test } from 'vitest'
import { shortName } from './short-name.ts'

test.each([
  ['Croquetas de jamón', 'Croquetas de jamón'],
  ['Ensaladilla rusa con ventresca de atún', 'Ensaladilla rusa con…'],
  ['Patatas bravas con dos salsas', 'Patatas bravas con dos…'],
  ['Croquetasdejamónibéricodebellota', 'Croquetasdejamónibéricodebe…'],
  ['A Croquetasdejamónibéricodebellota', 'A Croquetasdejamónibéricode…'],
  ['🍤'.repeat(28), '🍤'.repeat(28)],
  ['🍤'.repeat(29), `${'🍤'.repeat(27)}…`],
])('%s: %s', (name, short) => {
  expect(shortName(name)).toBe(short)
})

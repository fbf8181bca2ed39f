import { expect, test } from 'vitest'
import { changedBy, GIVEN_ROLES, inOrder, isGivenRole, namesInWords, RIGHTS, USUAL_RIGHTS } from './rights.rules.ts'

test('the given roles are those of the specification, and workers keep all but the activity', () => {
  expect(GIVEN_ROLES.sala).toEqual(['availability', 'hours', 'print'])
  expect(GIVEN_ROLES.cocina).toEqual(['availability', 'texts', 'allergens'])
  expect(GIVEN_ROLES.encargado).toEqual(RIGHTS)
  expect(RIGHTS.filter(right => !USUAL_RIGHTS.includes(right))).toEqual(['activity'])
})

test('only the names of given roles are given roles', () => {
  expect(['sala', 'cocina', 'encargado', 'Sala', 'toString', ''].filter(isGivenRole)).toEqual([
    'sala',
    'cocina',
    'encargado',
  ])
})

test('rights stand once, in the order in which they are offered', () => {
  expect(inOrder(['print', 'prices', 'print'])).toEqual(['prices', 'print'])
})

test.each([
  [['Carmen'], 'Carmen', 'cambia Carmen'],
  [['Carmen', 'Rafa'], 'Carmen y Rafa', 'cambian Carmen y Rafa'],
  [['Carmen', 'Rafa', 'Noelia'], 'Carmen, Rafa y Noelia', 'cambian Carmen, Rafa y Noelia'],
  [['Mónica', 'Inés'], 'Mónica e Inés', 'cambian Mónica e Inés'],
  [['Luis', 'Hiedra'], 'Luis y Hiedra', 'cambian Luis y Hiedra'],
])('%j in words', (names, words, sentence) => {
  expect([namesInWords(names), changedBy(names)]).toEqual([words, sentence])
})

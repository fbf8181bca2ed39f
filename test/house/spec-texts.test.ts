import { expect, test } from 'vitest'
import { exceptions } from './spec-texts.exceptions.ts'
import { holds, readQuotations, readTexts } from './spec-texts.ts'

/** There are 146 of them; fewer means that the reader is broken, not the product. */
const QUOTATIONS_AT_LEAST = 146

const [quotations, texts] = await Promise.all([readQuotations(), readTexts()])

test('the quotations of the specification are read', () => {
  expect(quotations.length).toBeGreaterThanOrEqual(QUOTATIONS_AT_LEAST)
})

test('every text that the specification quotes is a text of the product, letter by letter', () => {
  const missing = quotations.filter(text => !(text in exceptions) && !holds(texts, text))
  expect(missing).toEqual([])
})

test('the exceptions are quotations of the specification', () => {
  expect(Object.keys(exceptions).filter(text => !quotations.includes(text))).toEqual([])
})

test('a short text must be a literal of its own', () => {
  expect(holds(['Editar Plato'], 'Editar')).toBe(false)
  expect(holds(['Editar'], 'Editar')).toBe(true)
  expect(holds(['Se ha generado una URL alternativa: {}'], 'Se ha generado una URL alternativa: {slug}')).toBe(true)
})

import { expect, test } from 'vitest'
import { isLookedFor, literalsIn, readScreenTexts, readUnseen } from './screen-texts.ts'
import { exceptions } from './spec-texts.exceptions.ts'
import { readQuotations } from './spec-texts.ts'

const [quotations, literals, unseen] = await Promise.all([readQuotations(), readScreenTexts(), readUnseen()])

test('every text that the specification quotes is looked for on a screen by a test', () => {
  const known = new Set([...Object.keys(exceptions), ...unseen])
  expect(quotations.filter(text => !known.has(text) && !isLookedFor(literals, text))).toEqual([])
})

test('the list of unseen texts only shrinks: each is a quotation, once, that no test looks for', () => {
  expect(unseen.filter(text => !quotations.includes(text) || isLookedFor(literals, text))).toEqual([])
  expect(new Set(unseen).size).toBe(unseen.length)
})

test('a text counts as a whole word, with anything filled in, and not when the test itself gives it', () => {
  const found = literalsIn(`toast('Error al guardar el plato') // 'Editar'
    useImageField({ failed: 'Error al procesar la imagen' })
    getByText(/Restaurante "Casa" creado correctamente/)`).join('\n')
  expect(isLookedFor(found, 'Error al guardar el plato')).toBe(true)
  expect(isLookedFor(found, 'Error al guardar')).toBe(true)
  expect(isLookedFor(found, 'Restaurante "{name}" creado correctamente')).toBe(true)
  for (const text of ['Editar', 'Error al guar', 'Error al procesar la imagen'])
    expect([text, isLookedFor(found, text)]).toEqual([text, false])
})

import { expect, test } from 'vitest'
import { nextStepAfter } from './next-step.ts'

test.each([
  ['Error al guardar el plato', 'Inténtalo de nuevo.'],
  ['No se pudo cambiar de restaurante', 'Inténtalo de nuevo.'],
  ['Ha ocurrido un error al crear el restaurante', 'Inténtalo de nuevo.'],
  ['Has llegado al máximo de 100 categorías.', 'Elimina lo que ya no uses e inténtalo de nuevo.'],
  ['Flan: Alguien lo ha cambiado mientras tanto.', 'Mira cómo ha quedado.'],
])('%s: says what to do next', (text, step) => {
  expect(nextStepAfter(text)).toBe(step)
})

test.each([
  'Error al eliminar La Taberna. Inténtalo de nuevo.',
  'Has llegado al máximo de 2 GB en imágenes. Elimina alguna para poder subir otra.',
  'Token de invitación no válido',
])('%s: nothing is added', text => {
  expect(nextStepAfter(text)).toBeUndefined()
})

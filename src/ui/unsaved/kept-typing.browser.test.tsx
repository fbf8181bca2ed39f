import { afterEach, beforeEach, expect, test } from 'vitest'
import { DAY_MS } from '#shared/time.ts'
import { countDrafts, dropDrafts } from './drafts.ts'
import { dropTyping, forgetTyping, holdTyping, keepTyping, keptTyping, writtenText } from './kept-typing.ts'
import { isResumed, listTyping, resumeTyping } from './kept-forms.ts'
import { holdUnsaved } from './unsaved.ts'

const NOW = Date.UTC(2026, 11, 18, 16, 32)
const PLACE = 'dish.flan'
const PATH = '/dashboard/menu?plato=flan'
const form = { place: PLACE, path: () => PATH, title: () => 'Flan', read: () => ({ price: '9' }), text: () => 'Flan' }
let release = (): void => {}
beforeEach(() => {
  release = holdTyping(form)
})
afterEach(() => {
  release()
  dropDrafts('u1')
})

test('what a form holds when the session ends is there for its user and its place, and for nobody else', () => {
  keepTyping('u1', NOW)
  expect(keptTyping('u1', PLACE, NOW)).toEqual({ at: NOW, path: PATH, title: 'Flan', values: { price: '9' } })
  expect(keptTyping('u2', PLACE, NOW)).toBeUndefined()
  expect(keptTyping('u1', 'dish.pan', NOW)).toBeUndefined()
})

test('for 24 hours, not longer', () => {
  keepTyping('u1', NOW)
  expect(keptTyping('u1', PLACE, NOW + DAY_MS - 1)).toBeDefined()
  expect(keptTyping('u1', PLACE, NOW + DAY_MS)).toBeUndefined()
  expect(countDrafts('u1')).toBe(0)
})

test('it goes when the person is back, throws it away, or signs out; a form that holds nothing keeps nothing', () => {
  keepTyping('u1', NOW)
  forgetTyping('u1')
  expect(keptTyping('u1', PLACE, NOW)).toBeUndefined()
  keepTyping('u1', NOW)
  dropTyping('u1', PLACE)
  expect(keptTyping('u1', PLACE, NOW)).toBeUndefined()
  keepTyping('u1', NOW)
  dropDrafts('u1')
  expect(keptTyping('u1', PLACE, NOW)).toBeUndefined()
  release()
  keepTyping('u1', NOW)
  expect(countDrafts('u1')).toBe(0)
})

test('what another release or a stranger has put there is nothing', () => {
  localStorage.setItem('sobremesa.draft.u1.typed.dish.flan', '{"at":"ayer"}')
  expect(keptTyping('u1', PLACE, NOW)).toBeUndefined()
})

test('all of it is listed, the newest first; the form that goes on is told so once', () => {
  const other = { ...form, place: 'dish.pan', title: () => 'Pan' }
  keepTyping('u1', NOW)
  release()
  const end = holdTyping(other)
  keepTyping('u1', NOW + 1)
  end()
  expect(listTyping('u1', NOW + 2)).toEqual([
    { place: 'dish.pan', at: NOW + 1, path: PATH, title: 'Pan' },
    { place: PLACE, at: NOW, path: PATH, title: 'Flan' },
  ])
  expect(listTyping('u2', NOW + 2)).toEqual([])
  expect(listTyping('u1', NOW + DAY_MS).map(({ place }) => place)).toEqual(['dish.pan'])
  resumeTyping(PLACE)
  expect([isResumed('dish.pan'), isResumed(PLACE), isResumed(PLACE)]).toEqual([false, true, false])
})

test('of any other form its text is kept, to be copied: nothing secret, nothing that is hidden', () => {
  release()
  document.body.innerHTML = `
    <main><h1>Horario</h1><label>Nota <input value="de la página"></label></main>
    <div role="dialog"><h2>Nueva zona</h2>
      <label>Nombre <input value=" Terraza "></label>
      <textarea aria-label="Texto">Dos
líneas</textarea>
      <input aria-label="Vacío" value="  ">
      <input aria-label="Contraseña" type="password" autocomplete="current-password" value="Paella-8">
      <input aria-label="Contraseña" type="text" autocomplete="new-password" value="Paella-9">
      <input aria-label="Código" autocomplete="one-time-code" value="407112">
      <input aria-label="Otro" style="display: none" value="no se ve">
      <input aria-label="Fijo" readonly value="no se escribe">
      <input aria-label="Sí" type="checkbox" value="on" checked>
    </div>`
  keepTyping('u1', NOW)
  expect(listTyping('u1', NOW), 'nothing is unsaved').toEqual([])
  const saved = holdUnsaved()
  keepTyping('u1', NOW)
  const text = 'Nombre: Terraza\nTexto: Dos\nlíneas'
  expect(listTyping('u1', NOW)).toMatchObject([{ place: 'text', title: 'Nueva zona', text }])
  expect(writtenText()).toBe(text)
  forgetTyping('u1')
  expect(listTyping('u1', NOW)).toEqual([])
  document.querySelector('[role="dialog"]')?.remove()
  keepTyping('u1', NOW)
  expect(listTyping('u1', NOW)).toMatchObject([{ title: 'Horario', text: 'Nota: de la página' }])
  saved()
  expect(writtenText()).toBe('')
  document.body.replaceChildren()
})

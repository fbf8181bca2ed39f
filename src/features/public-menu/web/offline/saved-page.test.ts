import { describe, expect, test } from 'vitest'
import { markSaved, savedText } from './saved-page.ts'

const savedAt = new Date(2027, 2, 10, 13, 5)

describe('when a menu was saved', () => {
  test.each([
    ['es', 'Guardado a las 13:05 · los alérgenos pueden haber cambiado'],
    ['en', 'Saved at 13:05 · allergens may have changed'],
    ['pt', 'Guardado às 13:05 · os alergénios podem ter mudado'],
  ])('%s: the time alone on the same day', (lang, text) => {
    expect(savedText(lang, savedAt, new Date(2027, 2, 10, 23, 59))).toBe(text)
  })

  test.each([
    [0, 'Guardado a las 0:05'],
    [1, 'Guardado a la 1:05'],
  ])('in the small hours: %i', (hour, text) => {
    const night = new Date(2027, 2, 10, hour, 5)
    expect(savedText('es', night, night)).toContain(text)
  })

  test('with the date on another day', () => {
    expect(savedText('es', savedAt, new Date(2027, 2, 11, 0, 1))).toContain('Guardado el 10 de marzo a las 13:05 ·')
  })

  test('stands on the status line of the saved page, behind its data', () => {
    const data = '<script type="application/json" data-page="">{"languages":["/casa"]}</script>'
    const page = `<!doctype html><html lang="en"><body><div>${data}<span>x</span></div></body></html>`
    const marked = markSaved(page, savedAt, savedAt)
    expect(marked).toContain('<html data-saved="" lang="en">')
    expect(markSaved(page, savedAt, new Date(2027, 2, 11))).toContain('<html data-saved="old" lang="en">')
    expect(marked).toMatch(/<\/script><span class="saved"><svg class="icon".*Saved at 13:05.*<\/span><span>x/)
  })

  test('stands in a page that an earlier release saved, which has no data, with the classes of its styles', () => {
    const page = '<!doctype html><html lang="pt"><body><span class="st">x</span></body></html>'
    expect(markSaved(page, savedAt, savedAt)).toMatch(
      /<html data-saved="" lang="pt">.*<span class="sv"><svg class="ic".*Guardado às 13:05.*<\/span><span class="st">x/,
    )
  })

  test('a page with neither is marked and otherwise left as it is', () => {
    expect(markSaved('<html lang="es"><p>x</p>', savedAt, savedAt)).toBe('<html data-saved="" lang="es"><p>x</p>')
  })
})

test('a saved page stops showing a price of today when its day has ended, and says how old it is', () => {
  const end = new Date(2027, 2, 11, 5)
  const data = `<script type="application/json" data-page="">{"pricesEndAt":${end.getTime()}}</script>`
  const price = (today: string) => `<span class="price by-market">Según mercado${today}</span>`
  const today = '<small data-today="">hoy 98,00\u00a0€/kg</small>'
  const page = `<html lang="es">${data}${price(today)}${price('')}${price(today)}</html>`
  expect(markSaved(page, savedAt, new Date(end.getTime() - 1))).toContain(price(today))
  const ended = markSaved(page, savedAt, end)
  expect(ended).not.toContain('98,00')
  expect(ended).toContain(price('') + price('') + price(''))
  expect(ended).toContain('Guardado el 10 de marzo a las 13:05')
})

import { describe, expect, test } from 'vitest'
import { filesOf, languagesOf, markSaved, savedText } from './saved-page.ts'

const savedAt = new Date(2027, 2, 10, 13, 5)

describe('when a menu was saved', () => {
  test.each([
    ['es', 'Guardado a las 13:05 · los alérgenos pueden haber cambiado'],
    ['en', 'Saved at 13:05 · allergens may have changed'],
    ['pt', 'Guardado às 13:05 · os alergénios podem ter mudado'],
  ])('%s: the time alone on the same day', (lang, text) => {
    expect(savedText(lang, savedAt, new Date(2027, 2, 10, 23, 59))).toBe(text)
  })

  test('with the date on another day', () => {
    expect(savedText('es', savedAt, new Date(2027, 2, 11, 0, 1))).toContain('Guardado el 10 de marzo a las 13:05 ·')
  })

  test('stands on the status line of the saved page', () => {
    const page = '<!doctype html><html lang="en"><body><span class="st">x</span></body></html>'
    const marked = markSaved(page, savedAt, savedAt)
    expect(marked).toContain('<html data-saved="" lang="en">')
    expect(markSaved(page, savedAt, new Date(2027, 2, 11))).toContain('<html data-saved="old" lang="en">')
    expect(marked).toMatch(/<span class="sv"><svg.*Saved at 13:05.*<\/span><span class="st">x/)
  })
})

test('a page names its languages, and each of its files once', () => {
  const html = `<link rel="canonical" href="https://a.es/casa"/><link rel="alternate" hrefLang="es" href="https://a.es/casa"/>
    <link rel="alternate" hrefLang="en" href="https://a.es/casa?lang=en"/><script src="/assets/menu-1.js"></script>
    <link rel="icon" href="/menu-files/1-a/icon-48-00ff.png"/>
    <img srcset="/uploads/ab/320.webp 320w, /uploads/ab/640.webp 640w, /uploads/ab/960.webp 960w" src="/uploads/ab/640.webp"/>
    <img src="/uploads/cd/120.webp"/><img src="/uploads/ef/320.webp" data-l="960"/><img src="/uploads/fa/320.webp" data-l="500"/>`
  expect(languagesOf(html)).toEqual(['/casa', '/casa?lang=en'])
  expect(filesOf(html)).toEqual([
    '/assets/menu-1.js',
    '/menu-files/1-a/icon-48-00ff.png',
    '/uploads/ab/640.webp',
    '/uploads/cd/120.webp',
    '/uploads/ef/640.webp',
    '/uploads/fa/500.webp',
  ])
})

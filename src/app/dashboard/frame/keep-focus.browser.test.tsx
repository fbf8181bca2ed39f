import { expect, onTestFinished, test } from 'vitest'
import { keepFocus } from './keep-focus.ts'

const FRAME =
  '<a href="#contenido">Saltar</a><nav hidden><a href="/menu">Oculto</a></nav><nav><a href="/menu">Menú</a></nav>'
const PAGE = '<main id="contenido" tabindex="-1"><a href="/menu">A la carta</a></main>'

/** The frame of a page, in which the keyboard is already where the script finds it. */
function frame(selector: string) {
  const app = document.createElement('div')
  document.body.replaceChildren(app)
  onTestFinished(() => document.body.replaceChildren())
  app.innerHTML = FRAME + PAGE
  app.querySelector<HTMLElement>(selector)?.focus()
  keepFocus(app)
  return {
    app,
    replace: async (html: string) => {
      app.innerHTML = html
      await Promise.resolve()
    },
  }
}

test.each([
  ['the link that skips', '[href="#contenido"]'],
  ['an entry of the navigation, the one in sight', 'nav:not([hidden]) a'],
  ['the place of the page', 'main'],
])('the focus stays when the frame is another one: %s', async (_, selector) => {
  const { app, replace } = frame(selector)
  for (const round of [1, 2]) {
    await replace(FRAME + PAGE)
    expect(document.activeElement, `frame ${round}`).toBe(app.querySelector(selector))
  }
})

test('what is inside the page has no other in the frame, and a focus that has gone on is left alone', async () => {
  const inside = frame('main a')
  await inside.replace(FRAME + PAGE)
  expect(document.activeElement).toBe(document.body)

  const { replace } = frame('main')
  const elsewhere = document.createElement('button')
  document.body.append(elsewhere)
  elsewhere.focus()
  await replace(FRAME + PAGE)
  expect(document.activeElement).toBe(elsewhere)
})

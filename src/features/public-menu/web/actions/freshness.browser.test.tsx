import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { MINUTE_MS } from '#shared/time.ts'
import { attributeOf, PANEL_CHOICE, PANEL_TOGGLE } from '../../menu-dom.ts'
import { initFreshness } from './freshness.ts'
import { onDemand } from './on-demand.ts'

const ACTIONS = '/src/app/site/menu-actions.ts'
// A script that comes later would come after what is expected.
beforeAll(() => onDemand(ACTIONS))

type Given = {
  version?: number
  changesAt?: number
  pricesEndAt?: number
  allergens?: string[]
  soldOut?: boolean
  price?: string
}

/** A page of a menu with one dish, as a server prints it; `look` is what another release would print differently. */
function pageOf(
  { version = 3, changesAt, pricesEndAt, allergens = [], soldOut = false, price = '9,50 €' }: Given,
  look = 'dish',
): string {
  const icons = allergens.map(id => `<li><svg><use href="/s.svg#alg-${id}"></use></svg></li>`).join('')
  const facts = `${soldOut ? '<p data-dish-sold-out="">Agotado</p>' : ''}<ul data-dish-allergens="">${icons}</ul>`
  const data = JSON.stringify({ version, changesAt, pricesEndAt, languages: ['/casa'] })
  return `<script type="application/json" data-page="">${data}</script><details data-panel=""><section>
<p data-menu-age=""></p></section></details><main id="carta"><ul><li id="p-1" class="${look}" data-dish="">
<h3><a data-dish-name="" href="#p-1">Callos</a></h3><div data-dish-details=""><div data-dish-facts="">${facts}</div></div>
<span data-dish-price="">${price}</span></li></ul></main><script type="module" data-actions-url="${ACTIONS}"></script>`
}

const text = (selector: string) => document.querySelector(selector)?.textContent ?? ''
const said = () => text('[data-notice] [role=status]')
const closeNotice = () => document.querySelector<HTMLElement>('[data-notice] [aria-label]')?.click()
const age = () => text('[data-menu-age]')

/** A menu that is open, with a clock and a network of its own. */
function openMenu(fakes: ('Date' | 'setInterval' | 'setTimeout' | 'clearTimeout')[] = ['Date', 'setInterval']) {
  vi.useFakeTimers({ toFake: fakes })
  const asked = vi.fn<typeof fetch>()
  vi.stubGlobal('fetch', asked)
  const { lang } = document.documentElement
  const heard = [document, window].map(place => ({ place, added: vi.spyOn(place, 'addEventListener') }))
  onTestFinished(() => {
    // A page is left by closing it: nothing in it stops listening.
    for (const { place, added } of heard)
      for (const [type, listener, options] of added.mock.calls) place.removeEventListener(type, listener, options)
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    document.body.replaceChildren()
    document.documentElement.lang = lang
  })
  document.documentElement.lang = 'es'
  document.body.innerHTML = pageOf({})
  const answer = (body: string, status = 200) =>
    asked.mockResolvedValue({ status, ok: status === 200, headers: new Headers(), text: async () => body } as Response)
  return { asked, answer, twoMinutes: () => vi.advanceTimersByTimeAsync(2 * MINUTE_MS) }
}

test('an open menu is another one where today’s price has ended, though its version stays', async () => {
  const { answer, twoMinutes } = openMenu()
  const today = { changesAt: Date.now() + MINUTE_MS, price: 'hoy 98,00 €' }
  document.body.innerHTML = pageOf(today)
  initFreshness()
  answer(pageOf(today))
  await twoMinutes()
  expect(said()).toBe('')
  answer(pageOf({ price: 'Según mercado' }))
  await twoMinutes()
  expect(said()).toBe('La carta ha cambiado.')
  closeNotice()
  await twoMinutes()
  expect(said()).toBe('')
})

test('today’s price goes from an open page when its day ends, also where nobody can be asked', async () => {
  const { asked, twoMinutes } = openMenu()
  asked.mockRejectedValue(new TypeError('offline'))
  const today = '<small data-today="">hoy 98,00 €</small>'
  document.body.innerHTML = pageOf({ pricesEndAt: Date.now() + 3 * MINUTE_MS, price: `Según mercado${today}` })
  initFreshness()
  await twoMinutes()
  expect(text('[data-dish-price]')).toBe('Según mercadohoy 98,00 €')
  await twoMinutes()
  expect(text('[data-dish-price]')).toBe('Según mercado')
})

test('an open menu compares its version, takes what dishes declare, and says when nobody could be asked', async () => {
  const { asked, answer, twoMinutes } = openMenu()
  initFreshness()

  // Loading the page was asking.
  const shown = () => dispatchEvent(new PageTransitionEvent('pageshow'))
  vi.setSystemTime(Date.now() - performance.now() + MINUTE_MS - 1)
  shown()
  expect(asked).toHaveBeenCalledTimes(0)

  // The same menu, printed by another release.
  answer(pageOf({ allergens: ['eggs'] }, 'new-look'))
  await twoMinutes()
  expect(asked.mock.calls).toEqual([['/casa', { cache: 'no-cache' }]])
  shown()
  expect(asked).toHaveBeenCalledTimes(1)
  expect([said(), document.querySelectorAll('use').length]).toEqual(['', 0])

  answer(pageOf({ version: 4, allergens: ['gluten'], price: '12,00 €' }))
  await twoMinutes()
  expect(said()).toBe('Han cambiado los alérgenos de Callos. La carta ha cambiado.')
  expect(document.querySelector('use')?.getAttribute('href')).toBe('/s.svg#alg-gluten')
  expect(text('[data-dish-price]')).toBe('9,50 €')
  expect(document.querySelector<HTMLElement>('[data-notice] button')?.hidden).toBe(false)

  // What nobody has closed stays, and is said once.
  answer(pageOf({ version: 5, allergens: ['gluten'], price: '13,00 €' }))
  await twoMinutes()
  expect(said()).toBe('Han cambiado los alérgenos de Callos. La carta ha cambiado.')
  closeNotice()
  expect(said()).toBe('')

  // A process that is a moment behind answers the menu before.
  answer(pageOf({ version: 3 }))
  await twoMinutes()
  expect(document.querySelectorAll('use')).toHaveLength(1)

  answer(pageOf({ version: 6, allergens: ['gluten'], soldOut: true }))
  await twoMinutes()
  expect(said()).toBe('Se ha agotado o ha vuelto: Callos.')
  expect(text('[data-dish-sold-out]')).toBe('Agotado')
  expect(document.querySelector('li')?.classList).toContain('is-sold-out')

  for (const fails of [
    () => asked.mockRejectedValue(new TypeError()),
    () => answer('<p>Hotel</p>'),
    () => answer('', 503),
  ]) {
    fails()
    await twoMinutes()
    expect(age()).toMatch(/^Guardado .*· los alérgenos pueden haber cambiado$/)
    answer(pageOf({ version: 6, allergens: ['gluten'], soldOut: true }))
    await twoMinutes()
    expect(age()).toBe('')
  }

  closeNotice()
  answer('', 404)
  await twoMinutes()
  expect(said()).toBe('La carta ha cambiado.')

  const before = asked.mock.calls.length
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  await twoMinutes()
  expect(asked).toHaveBeenCalledTimes(before)
})

test('a network that does not answer is said after ten seconds, and taken back when it does', async () => {
  const { asked } = openMenu(['Date', 'setInterval', 'setTimeout', 'clearTimeout'])
  initFreshness()
  const held = Promise.withResolvers<Response>()
  asked.mockReturnValue(held.promise)
  await vi.advanceTimersByTimeAsync(2 * MINUTE_MS + 9_999)
  expect(age()).toBe('')
  await vi.advanceTimersByTimeAsync(1)
  expect(age()).toMatch(/^Guardado .*· los alérgenos pueden haber cambiado$/)
  held.resolve({ status: 200, ok: true, headers: new Headers(), text: async () => pageOf({}) } as Response)
  await vi.advanceTimersByTimeAsync(0)
  expect(age()).toBe('')
  await vi.advanceTimersByTimeAsync(20_000)
  expect(age()).toBe('')
})

test('after a step back nobody knows since when the page is true, and it is asked for at once', async () => {
  const { asked } = openMenu()
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type: 'back_forward' } as PerformanceNavigationTiming as PerformanceEntry,
  ])
  asked.mockRejectedValue(new TypeError())
  initFreshness()
  expect(asked).toHaveBeenCalledTimes(1)
  await expect.poll(age).toBe('los alérgenos pueden haber cambiado')
})

test('a page with times that does not know the time asks at once, and takes the clock of the server from the answer', async () => {
  const { asked, twoMinutes } = openMenu()
  const { dataset } = document.documentElement
  onTestFinished(() => void delete dataset['ahead'])
  const set = vi.fn<() => void>()
  addEventListener('clock', set)
  const real = Date.now
  // As the page's first script does.
  Date.now = () => real() + Number(dataset['ahead'])
  onTestFinished(() => void (Date.now = real))
  const sent = (ms: number) => ({ date: new Date(real() + ms).toUTCString() })
  const answer = (headers: Record<string, string>) => asked.mockResolvedValueOnce(new Response(pageOf({}), { headers }))

  dataset['ahead'] = ''
  answer(sent(5 * 60 * MINUTE_MS))
  initFreshness()
  await expect.poll(() => set.mock.calls.length).toBe(1)
  expect(Math.abs(Number(dataset['ahead']) - 5 * 60 * MINUTE_MS)).toBeLessThan(2000)
  // What is wrong by less than a minute is the way of the answer; a kept answer says how old it is.
  answer({ ...sent(5 * 60 * MINUTE_MS + 2 * MINUTE_MS - 10 * MINUTE_MS), age: '600' })
  await twoMinutes()
  expect([asked.mock.calls.length, set.mock.calls.length]).toEqual([2, 1])
})

test('a clock that is set back does not stop the asking', async () => {
  const { asked, answer, twoMinutes } = openMenu()
  answer(pageOf({}))
  initFreshness()
  vi.setSystemTime(Date.now() - 60 * MINUTE_MS)
  await twoMinutes()
  expect(asked).toHaveBeenCalledTimes(1)
})

test('it asks when the page is seen again and when the filter is touched, at most once a minute', async () => {
  const { asked, answer } = openMenu()
  answer(pageOf({}))
  document.body.insertAdjacentHTML('beforeend', `<button ${attributeOf(PANEL_TOGGLE)}></button>`)
  document.body.insertAdjacentHTML('beforeend', `<p ${attributeOf(PANEL_CHOICE)}="gluten"><button></button></p>`)
  // The page is loaded at this moment.
  vi.spyOn(performance, 'now').mockReturnValue(0)
  initFreshness()
  const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()
  const ways = [
    () => document.dispatchEvent(new Event('visibilitychange')),
    () => press(PANEL_TOGGLE),
    () => press(`${PANEL_CHOICE} button`),
  ]
  for (const [index, ask] of ways.entries()) {
    ask()
    expect(asked, 'within the same minute').toHaveBeenCalledTimes(index)
    // Before the two minutes after which it asks by itself.
    vi.setSystemTime(Date.now() + MINUTE_MS)
    ask()
    expect(asked, `way ${index + 1}`).toHaveBeenCalledTimes(index + 1)
  }
})

import type { CDPSession, Page } from '@playwright/test'
import { PAGES } from '../../src/shared/page-paths.ts'
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, settled, test } from '../support/fixtures.ts'
import { coveredControls, smallTargets } from './targets.ts'

const HEIGHT = 640
const SMALLEST = { width: 320, height: HEIGHT }
const WIDTHS = [1440, 768, 320, 390]
/** DESIGN §2; WCAG 2.5.8. */
const TOUCH_TARGET_PX = 44
const MOUSE_TARGET_PX = 24
/** Followed by an id, or for people without a restaurant. */
const ELSEWHERE: readonly string[] = [PAGES.lookPreview, PAGES.onboarding, PAGES.report]
const READ_BY_AXE: readonly string[] = [PAGES.hours, PAGES.appearance]
const TABS = [PAGES.hours, PAGES.appearance, PAGES.team, PAGES.activity]
/** Pages whose title stands at one place, and so do their tabs. */
const IN_FRAME: readonly string[] = [
  PAGES.home,
  PAGES.menu,
  PAGES.qr,
  PAGES.restaurant,
  ...TABS,
  PAGES.settings,
  PAGES.plans,
]
const FILTERS = ['alergenos', 'foto', 'traduccion'].map(part => `${PAGES.menu}?falta=${part}`)
const isSettings = (path: string) => path.startsWith(PAGES.restaurant) || path.startsWith(PAGES.settings)

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
  // The frame has its heading at once; what stands below it comes later.
  await expect(page.locator('#contenido [data-skeleton]')).toHaveCount(0)
  await settled(page)
}

/** Nothing is too small for a finger, and at the end of the page nothing is covered by a bar. */
async function expectPressable(page: Page, path: string): Promise<void> {
  const small = await page.evaluate(smallTargets, TOUCH_TARGET_PX)
  const covered = await coveredControls(page)
  expect.soft({ small, covered }, path).toEqual({ small: [], covered: [] })
}

/** Opens a page and checks that nothing is wider than the window, and that everything can be pressed. */
async function expectNarrow(page: Page, path: string): Promise<void> {
  await page.setViewportSize(SMALLEST)
  await open(page, path)
  await expectNoSidewaysScroll(page)
  await expectPressable(page, path)
}

/** Where title and tabs begin at each width: they are at one place on all pages that this is asked of. */
function oneFrame(page: Page) {
  const places = { title: new Set<string>(), tabs: new Set<string>() }
  return {
    async add(path: string, pointer: CDPSession): Promise<void> {
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: HEIGHT })
        const [title, tabs] = await page.evaluate(() =>
          ['h1', '[role="tablist"]'].map(
            part => (document.querySelector(`main ${part}`)?.getBoundingClientRect().top ?? 0) + scrollY,
          ),
        )
        places.title.add(`${width} px: ${title}`)
        if (isSettings(path)) places.tabs.add(`${width} px: ${tabs}`)
      }
      await expectPressable(page, `${path} at 390 px`)
      await pointer.send('Emulation.setTouchEmulationEnabled', { enabled: false })
      await page.setViewportSize({ width: 1440, height: HEIGHT })
      expect.soft(await page.evaluate(smallTargets, MOUSE_TARGET_PX), `${path} for a mouse`).toEqual([])
      await pointer.send('Emulation.setTouchEmulationEnabled', { enabled: true })
    },
    expectOne(): void {
      expect([...places.title], 'places of the title').toHaveLength(WIDTHS.length)
      expect([...places.tabs], 'places of the tabs').toHaveLength(WIDTHS.length)
    },
  }
}

test('at 320 px no page of the product scrolls sideways; everything can be pressed; titles and tabs never jump', {
  tag: '@one-size',
}, async ({ page, realCarta, register, diner, context, allowConsole }) => {
  allowConsole(/no-existe-tal-carta/)
  test.slow()
  const own = await realCarta()
  const all = Object.values(PAGES).filter(path => !ELSEWHERE.includes(path))
  const signedIn = all.filter(path => path.startsWith(PAGES.dashboard) || path === PAGES.subscription)
  const frame = oneFrame(page)
  const pointer = await context.newCDPSession(page)
  for (const path of [...signedIn, ...FILTERS, `${PAGES.lookPreview}/${own._id}`])
    await test.step(path, async () => {
      await expectNarrow(page, path)
      if (READ_BY_AXE.includes(path)) await expectNoAxeFindings(page)
      if (IN_FRAME.includes(path)) await frame.add(path, pointer)
    })
  frame.expectOne()
  const others = all.filter(path => !signedIn.includes(path))
  const guest = await diner()
  for (const path of [
    ...others,
    `${PAGES.report}?carta=${own.slug}`,
    `/${own.slug}`,
    `/${own.slug}?lang=en`,
    '/no-existe-tal-carta',
  ])
    await test.step(path, () => expectNarrow(guest, path))
  await context.clearCookies()
  await register()
  await expectNarrow(page, PAGES.onboarding)
  await expectWholeBar(page)
  for (const step of [2, 3, 4]) {
    await page.getByRole('button', { name: 'Continuar' }).click()
    if (step === 2) await page.getByLabel('Nombre del restaurante').fill('Restauranteconunnombremuylargo sin final')
    await expect(page.getByText(`Paso ${step} de 4`)).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectWholeBar(page)
  }
})

/** The wizard's buttons lie inside their bar and not on each other. */
async function expectWholeBar(page: Page): Promise<void> {
  const bar = page.getByRole('button', { name: /^(Continuar|Finalizar)$/ }).locator('..')
  const [inner, outer] = await bar.evaluate(one => [one.scrollWidth, one.clientWidth])
  expect(inner).toBeLessThanOrEqual(outer ?? 0)
}

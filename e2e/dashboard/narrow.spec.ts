import type { Page } from '@playwright/test'
import { PAGES } from '../../src/shared/page-paths.ts'
import { expect, expectNoSidewaysScroll, settled, test } from '../support/fixtures.ts'

const SMALLEST = { width: 320, height: 640 }
/** Followed by an id, or for people without a restaurant. */
const ELSEWHERE: readonly string[] = [PAGES.lookPreview, PAGES.onboarding]
const TABS = ['hours', 'appearance', 'team', 'activity'].map(tab => `${PAGES.restaurant}?tab=${tab}`)
const FILTERS = ['alergenos', 'foto', 'traduccion'].map(part => `${PAGES.menu}?falta=${part}`)

/** Opens each page and checks that nothing is wider than the window. */
async function expectNarrow(page: Page, paths: readonly string[]): Promise<void> {
  await page.setViewportSize(SMALLEST)
  for (const path of paths)
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
      await settled(page)
      await expectNoSidewaysScroll(page)
    })
}

test('at 320 px no page of the product scrolls sideways', { tag: '@one-size' }, async ({
  page,
  realCarta,
  register,
  diner,
  context,
  allowConsole,
}) => {
  allowConsole(/no-existe-tal-carta/)
  test.slow()
  const own = await realCarta()
  const all = Object.values(PAGES).filter(path => !ELSEWHERE.includes(path))
  const signedIn = all.filter(path => path.startsWith(PAGES.dashboard) || path === PAGES.subscription)
  await expectNarrow(page, [...signedIn, ...TABS, ...FILTERS, `${PAGES.lookPreview}/${own._id}`])
  const open = all.filter(path => !signedIn.includes(path))
  await expectNarrow(await diner(), [...open, `/${own.slug}`, `/${own.slug}?lang=en`, '/no-existe-tal-carta'])
  await context.clearCookies()
  await register()
  await expectNarrow(page, [PAGES.onboarding])
  for (const step of [2, 3, 4]) {
    await page.getByRole('button', { name: 'Continuar' }).click()
    if (step === 2) await page.getByLabel('Nombre del restaurante').fill('Restauranteconunnombremuylargo sin final')
    await expect(page.getByText(`Paso ${step} de 4`)).toBeVisible()
    await expectNoSidewaysScroll(page)
  }
})

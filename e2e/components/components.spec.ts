import { dishModal, openComponents, openDishModal } from '../support/components-page.ts'
import { expect, expectNoAxeFindings, expectNoSidewaysScroll, settled, test } from '../support/fixtures.ts'

// What each widget does is tested beside it (`src/ui/**/*.browser.test.tsx`); here all of them are on one page, under
// the real page's Content Security Policy.
test('the page has no accessibility finding, also with a modal and toasts open', { tag: '@one-size' }, async ({
  page,
}) => {
  await openComponents(page)
  await expectNoSidewaysScroll(page)
  await expectNoAxeFindings(page)
  await openDishModal(page)
  await expectNoAxeFindings(page)
  await page.keyboard.press('Escape')
  await expect(dishModal(page)).toBeHidden()
  for (const name of ['Correcto', 'Error', 'Pendiente', 'Confirmar']) {
    await page.getByRole('button', { name, exact: true }).click()
  }
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await settled(page)
  await expectNoAxeFindings(page)
})

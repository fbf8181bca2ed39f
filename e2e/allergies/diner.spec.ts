import type { Page } from '@playwright/test'
import { expect, expectNoAxeFindings, test } from '../support/fixtures.ts'
import { sidewaysScroll } from '../support/measures.ts'
import { addMenu, allergenToggle } from '../support/public-menu-data.ts'
import { savedForOffline } from '../support/settled.ts'

type Item = { _id: string; translations: { es: { name: string } } }

const sheet = (page: Page) => page.getByRole('dialog')
const openDish = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click()

test.describe('somebody with an allergy', () => {
  test.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'reduce' } })

  test('reads, picks and shows their card, offline too; what they avoid never leaves the phone', {
    tag: '@one-size',
  }, async ({ page, context, call, restaurant, allowConsole }) => {
    allowConsole(/^Failed to load resource/)
    const { slug, _id } = await addMenu(call, await restaurant(), { style: 'modern' })
    const items = await call<Item[]>('GET', `/public/${slug}/items`)
    const bread = items.find(item => item.translations.es.name === 'Pan de la casa')
    await call('PUT', `/menu/items/${bread?._id}`, {
      traces: ['sesame'],
      members: { gluten: ['wheat'] },
      without: { gluten: { es: 'Pide el pan sin gluten.' } },
    })
    await call('PUT', `/restaurants/${_id}/allergen-notice`, { notice: { es: 'La freidora es compartida.' } })
    const sent: string[] = []
    context.on('request', request =>
      sent.push(
        `${request.method()} ${request.url().split('#')[0]} ${request.postData() ?? ''} ${request.headers()['referer'] ?? ''}`,
      ),
    )
    await page.goto(`/${slug}?lang=en`)
    await page.waitForFunction(() => navigator.serviceWorker.controller)
    await allergenToggle(page).click()
    await page.getByRole('button', { name: 'Gluten' }).click()
    await page.getByRole('button', { name: 'Lupin' }).click()
    await page.getByRole('checkbox', { name: 'Remember on this phone' }).check()
    await expectNoAxeFindings(page)
    await page.getByRole('button', { name: 'Hide', exact: true }).click()
    await expect(page.locator(':focus')).toHaveAccessibleName('View allergens')
    await allergenToggle(page).click()
    await page.getByRole('link', { name: 'View menu' }).click()
    await expect(page.getByRole('region', { name: 'No gluten or lupin' })).toMatchAriaSnapshot(`
      - region "No gluten or lupin":
        - heading "No gluten or lupin" [level=2]
        - paragraph:
          - button "Change"
          - button "Clear"
        - list:
          - listitem: 12 dishes contain none, says the house
          - listitem: 2 dishes ask first
          - listitem: 1 dish no, it contains it
        - button "Hide the one that contains it"
        - paragraph: "The house says: “La freidora es compartida.”"
        - paragraph: This is what the house says. Always tell them about your allergy before you order.
    `)
    await openDish(page, 'House bread')
    await expect(sheet(page)).toContainText('Ask first: can be made without gluten')
    await expect(sheet(page)).toContainText('Gluten (wheat)')
    await expect(sheet(page)).toContainText('Can be made without gluten. Pide el pan sin gluten.')
    await expect(sheet(page).getByRole('list', { name: 'May contain' })).toContainText('Sesame')
    await expect(sheet(page)).toContainText(/Checked by the house on /)
    await expectNoAxeFindings(page)
    await sheet(page).getByRole('button', { name: 'Add to my list' }).click()
    await sheet(page).getByRole('button', { name: 'One more: House bread' }).click()
    await sheet(page).getByRole('button', { name: 'Is an allergen missing? Tell us' }).click()
    const report = page.getByRole('dialog', { name: 'Is an allergen missing?' })
    await report.getByRole('button', { name: 'Send' }).click()
    await expect(report.getByRole('alert')).toHaveText('Tick at least one allergen or write what is wrong.')
    await report.getByRole('button', { name: 'Nuts', exact: true }).click()
    await expectNoAxeFindings(page)
    const send = report.getByRole('button', { name: 'Send' })
    await context.setOffline(true)
    await expect(
      report
        .getByRole('alert')
        .filter({ hasText: 'No connection. Tell the team; you can send it here when it is back.' }),
    ).toBeVisible()
    await expect(send).toHaveAttribute('aria-disabled', 'true')
    await context.setOffline(false)
    await expect(send).toHaveAttribute('aria-disabled', 'false')
    await report.getByRole('button', { name: 'Send' }).click()
    await expect(report.getByRole('status')).toContainText('Until they have checked, ask before you order this dish.')
    await report.getByRole('button', { name: 'Close' }).last().click()
    await expect(sheet(page)).toContainText('Ask first: reported by a guest, can be made without gluten')
    await sheet(page).getByRole('button', { name: 'Close' }).click()
    await expect(sheet(page)).toHaveCount(0)

    // The phone has saved the menu in the house's language by now.
    await savedForOffline(page, `/${slug}`)
    await context.setOffline(true)
    await page.reload()
    await page.getByRole('button', { name: 'Show to the waiter' }).click()
    const card = page.getByRole('dialog', { name: 'Show this to the waiter' })
    await expect(card).toContainText('No puedo tomar')
    await expect(card).toContainText('Altramuces')
    await expect(card).toContainText('Pan de la casa')
    await expect(card).toContainText('¿Se puede hacer sin gluten?')
    await expect(card).toContainText('No hablo español. Hablo inglés.')
    await expect(card.getByRole('button', { name: 'Done' })).toBeFocused()
    await expectNoAxeFindings(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    expect(await sidewaysScroll(page)).toBe(0)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'My list · 2' }).first().click()
    await page.getByRole('button', { name: 'Empty the list' }).click()
    await page.getByRole('button', { name: 'Close' }).click()
    await context.setOffline(false)

    // Addresses, bodies, and where a request comes from: only what was ticked in the report was sent.
    const reports = sent.filter(line => line.startsWith('POST'))
    expect(reports).toHaveLength(1)
    expect(reports[0]).toContain('{"allergens":["nuts"],"text":""}')
    expect(sent.filter(line => /gluten|lupin|altramu|picked/i.test(line))).toEqual([])
    await page.getByRole('button', { name: 'Clear', exact: true }).first().click()
    expect(
      await page.evaluate(() => [localStorage.getItem('menu-allergies'), localStorage.getItem('menu-picked')]),
    ).toEqual([null, null])
  })

  test('has a panel as wide as a small phone at 200 %', { tag: '@one-size' }, async ({ page, call, restaurant }) => {
    const { slug } = await addMenu(call, await restaurant(), { style: 'modern' })
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(`/${slug}?lang=es`)
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    await allergenToggle(page).click()
    await page.getByRole('button', { name: 'Gluten' }).click()
    expect(await sidewaysScroll(page)).toBe(0)
    await page.getByRole('link', { name: 'Ver carta' }).click()
    await expect(page.getByRole('region', { name: 'Sin gluten' })).toBeInViewport()
  })

  test('has one row for the count, the list and the card', { tag: '@one-size' }, async ({ page, call, restaurant }) => {
    const { slug } = await addMenu(call, await restaurant(), { style: 'modern' })
    await page.goto(`/${slug}?lang=es`)
    await allergenToggle(page).click()
    await page.getByRole('button', { name: 'Gluten' }).click()
    await page.getByRole('link', { name: 'Ver carta' }).click()
    await openDish(page, 'Pan de la casa')
    await sheet(page).getByRole('button', { name: 'Apuntar para pedir' }).click()
    await page.keyboard.press('Escape')
    const bar = page.getByRole('complementary', { name: 'Filtro de alérgenos' })
    await expect(bar.getByRole('button', { name: 'Mi lista · 1' })).toBeVisible()
    expect((await bar.boundingBox())?.height).toBe(56)
  })
})

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false })

  test('what is declared is written at each dish', { tag: '@one-size' }, async ({ page, call, restaurant }) => {
    const { slug } = await addMenu(call, await restaurant(), { style: 'classic' })
    const items = await call<Item[]>('GET', `/public/${slug}/items`)
    const dish = items.find(item => item.translations.es.name === 'Croquetas')
    await call('PUT', `/menu/items/${dish?._id}`, { traces: ['nuts'], diets: ['noPork'] })
    await page.goto(`/${slug}`)
    const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Croquetas' }) })
    await expect(row.getByText('Gluten')).toBeVisible()
    await expect(row.getByText('Puede contener')).toBeVisible()
    await expect(row.getByText('Frutos de cáscara')).toBeVisible()
    await expect(row.getByText('Sin cerdo')).toBeVisible()
  })
})

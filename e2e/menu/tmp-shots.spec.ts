import { readFileSync } from 'node:fs'
import { expect, test } from '../support/fixtures.ts'
import type { Page } from '@playwright/test'
import AxeBuilder from '@axe-core/playwright'
const carta = JSON.parse(readFileSync('/tmp/tm/carta.json', 'utf8'))
const OUT = '/tmp/tm'
const only = process.env.ONLY
test('shots', { tag: '@desktop' }, async ({ page, context, call, restaurant, allowConsole }) => {
  allowConsole(/./)
  test.setTimeout(400_000)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { _id } = await restaurant({ name: 'La Taberna de Carmen', supportedLocales: ['es', 'en', 'pt'] } as never)
  await call('PUT', `/restaurants/${_id}`, { supportedLocales: ['es', 'en', 'pt'] })
  for (const c of carta) {
    const cat = await call<{ _id: string }>('POST', `/restaurants/${_id}/categories`, {
      translations: { es: { name: c.name } },
    })
    await call('PUT', `/restaurants/${_id}/items/bulk`, {
      items: c.dishes.map((d: any) => ({
        new: true,
        categoryId: cat._id,
        available: !d.off,
        translations: {
          es: { name: d.name, description: d.desc },
          ...(d.en && { en: { name: d.en, description: d.end } }),
        },
        ...(d.price && { price: d.price }),
      })),
    })
  }
  const dishes = await call<any[]>('GET', `/restaurants/${_id}/items`)
  const flat = carta.flatMap((c: any) => c.dishes)
  for (const dish of dishes.slice(0, 16)) {
    const d = flat.find((one: any) => one.name === dish.translations.es.name)
    if (d.decl) await call('PUT', `/menu/items/${dish._id}`, { allergens: d.al, allergensDeclared: true })
  }
  const shot = async (name: string) => {
    await page.waitForTimeout(350)
    await page.screenshot({ path: `${OUT}/o-${name}.png` })
  }
  const axe = async (name: string) => {
    const r = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze()
    if (r.violations.length)
      console.log(
        'AXE',
        name,
        r.violations
          .map(
            v =>
              `${v.id} ${v.nodes.length} ${v.nodes[0]?.html.slice(0, 200)} ${v.nodes[0]?.failureSummary?.slice(0, 200)}`,
          )
          .join('\n'),
      )
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  page.on('console', m => m.type() === 'error' && console.log('CONSOLE', m.text().slice(0, 300)))
  page.on('pageerror', e => console.log('PAGEERROR', e.message.slice(0, 300)))
  await page.goto('/dashboard/menu')
  await shot('list')
  await page.goto('/dashboard/menu?vista=tabla')
  await page.getByRole('grid').waitFor()
  const cell = (dish: string, n: number) =>
    page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: dish }) })
      .first()
      .locator(`[aria-colindex="${n}"]`)
  page.setDefaultTimeout(5000)
  await (async () => {
    await cell('Croquetas', 4).click()
    await shot('base')
    await axe('base')
  })().catch(e => console.log('STEP', String(e).slice(0, 400)))
  await (async () => {
    await page.keyboard.type('9,8')
    await shot('editar')
    await axe('editar')
    await page.keyboard.press('Escape')
  })().catch(e => console.log('STEP', String(e).slice(0, 400)))
  await (async () => {
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Shift+ArrowDown')
    await shot('seleccion')
    await axe('seleccion')
  })().catch(e => console.log('STEP', String(e).slice(0, 400)))
  await (async () => {
    await page.keyboard.press('Control+d')
    await shot('rellenado')
  })().catch(e => console.log('STEP', String(e).slice(0, 400)))
  await (async () => {
    await page.keyboard.press('Control+z')
    await shot('deshacer')
  })().catch(e => console.log('STEP', String(e).slice(0, 400)))
  await (async () => {
    await page.keyboard.type('nueve')
    await page.keyboard.press('Enter')
    await shot('error')
    await axe('error')
    await page.keyboard.press('Escape')
  })().catch(e => console.log('STEP', String(e).slice(0, 400)))
  await (async () => {
    await cell('Jamón ibérico', 7).click()
    await shot('alergenos')
    await axe('alergenos')
    await page.keyboard.press('Escape')
  })().catch(e => console.log('STEP', String(e).slice(0, 400)))
  await (async () => {
    await page.getByRole('button', { name: 'Columnas', exact: true }).click()
    await shot('columnas')
    await axe('columnas')
    await page.keyboard.press('Escape')
  })().catch(e => console.log('STEP', String(e).slice(0, 400)))
  await (async () => {
    await cell('Croquetas', 4).click()
  })().catch(e => console.log('STEP', String(e).slice(0, 400)))
  await (async () => {
    await page.evaluate(() => navigator.clipboard.writeText('9,90\r\nocho\r\n8,90\r\n3,90\r\n'))
  })().catch(e => console.log('STEP', String(e).slice(0, 400)))
  await (async () => {
    await page.keyboard.press('Control+v')
    await shot('pegar')
    await axe('pegar')
  })().catch(e => console.log('STEP', String(e).slice(0, 400)))
  await (async () => {
    await page.getByRole('button', { name: /EN: abrir/ }).click()
    await page.waitForTimeout(100)
    await page.evaluate(() => {
      document.querySelector('[role=grid]')!.scrollLeft = 480
    })
    await shot('idiomas')
    await axe('idiomas')
  })().catch(e => console.log('STEP', String(e).slice(0, 400)))
  await (async () => {
    await page.getByRole('button', { name: /Cerrar las columnas de ingl/ }).click()
  })().catch(e => console.log('STEP', String(e).slice(0, 400)))
  await (async () => {
    await cell('Tortilla', 4).click()
    await page.keyboard.press('Escape')
  })().catch(e => console.log('STEP', String(e).slice(0, 400)))
  await (async () => {
    await cell('Tortilla', 2).click()
    await page.keyboard.press('Control+Enter')
    await page.keyboard.type('Boquerones frit')
    await shot('nueva')
    await axe('nueva')
    await page.keyboard.press('Escape')
  })().catch(e => console.log('STEP', String(e).slice(0, 400)))
  const first = (await call<any[]>('GET', `/restaurants/${_id}/items`))[0]
  await (async () => {
    await cell('Croquetas', 4).dblclick()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('7,70')
  })().catch(e => console.log('STEP', String(e).slice(0, 400)))
  await (async () => {
    await call('PUT', `/menu/items/${first._id}`, { price: 9.8 })
  })().catch(e => console.log('STEP', String(e).slice(0, 400)))
  await (async () => {
    await page.keyboard.press('Enter')
    await page.getByText('Alguien lo ha cambiado').waitFor()
    await shot('conflicto')
    await axe('conflicto')
  })().catch(e => console.log('STEP', String(e).slice(0, 400)))
  await (async () => {
    await page.getByRole('button', { name: 'Dejar lo suyo' }).click()
  })().catch(e => console.log('STEP', String(e).slice(0, 400)))
  await (async () => {
    await page.getByRole('button', { name: 'todos los atajos' }).click()
    await shot('atajos')
    await page.keyboard.press('Escape')
  })().catch(e => console.log('STEP', String(e).slice(0, 400)))
  await (async () => {
    await page.evaluate(() => {
      document.querySelector('[role=grid]')!.scrollTop = 700
    })
    await shot('larga')
  })().catch(e => console.log('STEP', String(e).slice(0, 400)))
  await (async () => {
    await page.goto('/dashboard/menu?vista=tabla&falta=alergenos')
    await page.getByRole('grid').waitFor()
    await shot('filtro')
  })().catch(e => console.log('STEP', String(e).slice(0, 400)))
  await (async () => {
    await page.setViewportSize({ width: 1080, height: 800 })
    await shot('1080')
  })().catch(e => console.log('STEP', String(e).slice(0, 400)))
  await (async () => {
    await page.setViewportSize({ width: 900, height: 800 })
    await shot('narrow')
  })().catch(e => console.log('STEP', String(e).slice(0, 400)))
  await (async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/dashboard/menu?vista=tabla')
    await page.getByRole('grid').waitFor()
    await cell('Croquetas', 4).click()
  })().catch(e => console.log('STEP', String(e).slice(0, 400)))
  await (async () => {
    await context.setOffline(true)
    await page.keyboard.type('9,10')
    await page.keyboard.press('Enter')
    await page.waitForTimeout(4000)
    await shot('sin-conexion')
  })().catch(e => console.log('STEP', String(e).slice(0, 400)))
  await (async () => {
    await context.setOffline(false)
  })().catch(e => console.log('STEP', String(e).slice(0, 400)))
})

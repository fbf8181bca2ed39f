import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#test/app.ts'
import { menuOf, statementsOf } from '#test/menus/public-menus.ts'
import { menuCache } from './cache/menu-cache.ts'

const ORIGIN = 'http://localhost:3000'

type Zone = { names: Record<string, string>; kind?: 'percent' | 'cents'; value?: number; rounding?: number }

/** Casa Lola, whose croquettes are 9,50 €, with these zones. */
async function house(...zones: Zone[]) {
  const app = await createTestApp()
  const made = await menuOf(app, { supportedLocales: ['es', 'en', 'pt'] })
  const owner = await app.signIn(made.owner)
  const ids: string[] = []
  for (const body of zones) {
    const path = `/api/restaurants/${made.restaurant.id}/zones`
    ids.push((await app.request<{ _id: string }>({ method: 'POST', path, as: owner, body })).data._id)
  }
  const write = (method: 'PUT' | 'DELETE', path: string, body?: object) =>
    app.request({ method, path: `/api${path}`, as: owner, ...(body && { body }) })
  return { app, ids, write, ...made }
}
const TERRACE: Zone = { names: { es: 'Terraza' } }

/** What a page says: its line about zones, its links, its prices. */
async function read(app: TestApp, path: string) {
  const { status, text } = await app.request({ path })
  const line = /<aside class="zone.*?<\/aside>/.exec(text)?.[0] ?? ''
  const sections = /<main.*<\/main>/s.exec(text)?.[0] ?? ''
  return {
    status,
    text,
    body: text.slice(text.indexOf('<body')),
    said: line
      .replace(/<svg.*?<\/svg>/g, '')
      .replace(/<[^>]+>/g, '')
      .replaceAll('\u00a0', ' '),
    links: [...line.matchAll(/href="([^"]+)"/g)].map(([, href]) => href?.replaceAll('&amp;', '&')),
    prices: [...sections.matchAll(/(\d+(?:,\d+)?)\u00a0€/g)].map(([, amount]) => amount),
    canonical: /rel="canonical" href="([^"]+)"/.exec(text)?.[1],
    shared: /property="og:url" content="([^"]+)"/.exec(text)?.[1]?.replaceAll('&amp;', '&'),
    languages: (JSON.parse(/data-page="">(.*?)<\/script>/.exec(text)?.[1] ?? '{}') as { languages?: string[] })
      .languages,
  }
}

test('a zone has a page with its whole prices, and says why, in every language', async () => {
  const { app } = await house(TERRACE)
  const page = await read(app, '/casa-lola?zona=terraza')
  expect(page.prices).toEqual(['10,50'])
  expect(page.text).not.toContain('9,50')
  expect(page.text).toContain('"price":10.5')
  expect(page.said).toBe('Precios de terraza: un 10 % más que en barra y mesa. IVA incluido.Ver barra y mesa')
  expect([page.links, page.canonical, page.shared]).toEqual([
    ['/casa-lola'],
    `${ORIGIN}/casa-lola`,
    `${ORIGIN}/casa-lola?zona=terraza`,
  ])
  expect(page.languages).toEqual([
    '/casa-lola?zona=terraza',
    '/casa-lola?lang=en&zona=terraza',
    '/casa-lola?lang=pt&zona=terraza',
  ])
  expect(page.text).toContain('href="/casa-lola?lang=en&amp;zona=terraza"')
  const english = await read(app, '/casa-lola?zona=terraza&lang=en')
  expect(english.said).toBe('Terrace prices: 10% more than at the bar and tables. VAT included.See bar and tables')
  expect([english.links, english.canonical, english.prices]).toEqual([
    ['/casa-lola?lang=en'],
    `${ORIGIN}/casa-lola?lang=en`,
    ['10,50'],
  ])
  const portuguese = await read(app, '/casa-lola?lang=pt&zona=terraza')
  expect(portuguese.said).toBe(
    'Preços de esplanada: mais 10 % do que ao balcão e às mesas. IVA incluído.Ver balcão e mesas',
  )
})

test('without a zone one line links to each', async () => {
  const garden = { names: { es: 'Jardín de invierno', en: 'Winter garden' }, kind: 'cents', value: 30 } as const
  const { app } = await house(TERRACE, garden)
  const page = await read(app, '/casa-lola')
  expect(page.prices).toEqual(['9,50'])
  expect(page.said).toBe(
    'Precios de barra y mesa. En la terraza, un 10 % más. En Jardín de invierno, 0,30 € más.' +
      'Ver terrazaVer Jardín de invierno',
  )
  expect(page.links).toEqual(['/casa-lola?zona=terraza', '/casa-lola?zona=jardin-de-invierno'])
  const english = await read(app, '/casa-lola?lang=en')
  expect(english.said).toContain('Bar and table prices. On the terrace, 10% more. Winter garden, 0,30 € more.')
  const portuguese = await app.request({ path: '/casa-lola?lang=pt&zona=jardin-de-invierno' })
  // It has no Portuguese name, and screen readers hear which language it is in.
  expect(portuguese.text).toContain('Preços de <span dir="auto" lang="es">Jardín de invierno</span>:')
})

test.each([
  [{ names: { es: 'Barra' } }, 'Precios de barra: un 10 % más que en la carta. IVA incluido.Ver la carta'],
  [
    { names: { es: 'mésa' }, kind: 'cents' as const, value: 30 },
    'Precios de mesa: 0,30 € más que en la carta. IVA incluido.Ver la carta',
  ],
])('where a zone is called Barra or Mesa, others are compared with the carta: %j', async (zone, said) => {
  const { app } = await house(zone)
  expect((await read(app, `/casa-lola?zona=${zone.names.es === 'Barra' ? 'barra' : 'mesa'}`)).said).toBe(said)
  expect((await read(app, '/casa-lola')).said).toMatch(/^Precios de la carta\. En /)
})

test('an unknown zone and one that was removed open the carta; other addresses are not kept', async () => {
  const { app, ids, write, restaurant } = await house(TERRACE)
  const base = await read(app, '/casa-lola')
  for (const query of [
    'zona=otra',
    'zona=',
    'zona=TERRAZA',
    'zona=terraza&zona=terraza',
    'x=terraza',
    'zona[a]=terraza',
  ])
    expect((await read(app, `/casa-lola?${query}`)).body, query).toBe(base.body)
  const zone = await read(app, '/casa-lola?zona=terraza')
  expect((await read(app, '/casa-lola?utm=1&zona=terraza')).body).toBe(zone.body)
  expect((await read(app, '/casa-lola?zon%61=terraza')).body).toBe(zone.body)
  expect(await statementsOf(app, () => app.request({ path: '/casa-lola?zona=terraza' }))).toBe(0)
  const cache = app.platform.services.get(menuCache)
  const kept = () => [...(cache.getFresh('casa-lola')?.pages.keys() ?? [])].filter(name => name.startsWith('menu:'))
  expect(kept()).toEqual(['menu:es', 'menu:es:terraza'])
  await write('PUT', `/zones/${ids[0]}`, { value: 20 })
  expect((await read(app, '/casa-lola?zona=terraza')).prices).toEqual(['11,40'])
  await write('DELETE', `/zones/${ids[0]}`)
  const gone = await read(app, '/casa-lola?zona=terraza')
  expect([gone.prices, gone.said]).toEqual([['9,50'], ''])
  expect(gone.body).toBe((await read(app, `/${restaurant.slug}`)).body)
})

test('a link to a dish keeps the zone, in its address and its picture', async () => {
  const { app, dish } = await house(TERRACE)
  const short = dish.id.slice(-6)
  const page = await read(app, `/casa-lola?zona=terraza&plato=${short}`)
  expect(page.shared).toBe(`${ORIGIN}/casa-lola?zona=terraza&plato=${short}`)
  expect(page.prices).toEqual(['10,50'])
  const pictureOf = (text: string) =>
    /property="og:image" content="([^"]+)"/.exec(text)?.[1]?.slice(ORIGIN.length) ?? ''
  const picture = pictureOf(page.text)
  expect(picture).toMatch(new RegExp(`/dish-es-${dish.id}-terraza-[0-9a-f]{16}\\.png$`))
  const base = pictureOf((await read(app, `/casa-lola?plato=${short}`)).text)
  const [inZone, onCarta] = [await app.request({ path: picture }), await app.request({ path: base })]
  expect([inZone.status, onCarta.status]).toEqual([200, 200])
  expect(inZone.bytes.equals(onCarta.bytes)).toBe(false)
  // The picture of a zone that is gone leads to that of the carta.
  const other = await app.request({ path: picture.replace('-terraza-', '-sala-') })
  expect([other.status, other.headers['location']]).toEqual([302, base])
})

test('market prices and prices by weight, where cents are added, are those of the carta', async () => {
  const { app, category, write, dish } = await house({ names: { es: 'Terraza' }, kind: 'cents', value: 100 })
  await write('PUT', `/menu/items/${dish.id}`, {
    prices: [
      { label: 'media', amount: 8 },
      { amount: 62, unit: 'kg' },
      { label: 'racion', amount: 98, market: true },
    ],
  })
  await app.make.dish(category, { name: 'Gambas', price: '12.00' })
  expect((await read(app, '/casa-lola?zona=terraza')).prices).toEqual(['9', '62', '98', '13,00'])
})

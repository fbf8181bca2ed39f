import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import type { Dish } from '#features/menu/menu.contract.ts'
import { COPIED_AS } from '../../copy-format.ts'
import { createHouse, type House, menuOf } from '../import.testing.ts'

async function createCarta() {
  const house = await createHouse()
  const { app, restaurant } = house
  const label = await app.make.priceLabel(restaurant, 'Bandeja')
  const plain = { market: false, unit: null, minPersons: null } as const
  const tapas = await app.make.category(restaurant, 'Tapas')
  const arroces = await app.make.category(restaurant, 'Arroces')
  await app.make.dish(tapas, {
    translations: {
      es: { name: 'Croquetas', description: 'Caseras; "de la abuela"' },
      en: { name: 'Croquettes', description: 'Home made' },
    },
    price: '3.50',
    prices: [
      { ...plain, label: 'tapa', cents: 350 },
      { ...plain, label: label.id, cents: 2400 },
    ],
    allergens: ['gluten', 'milk'],
    traces: ['fish'],
    tracesDeclared: true,
    members: { gluten: ['wheat'] },
    without: { milk: { es: 'Pídelas sin bechamel' } },
    diets: ['noAlcohol'],
  })
  await app.make.dish(tapas, {
    name: '=1+1 @casa',
    price: '4.00',
    allergens: [],
    allergensDeclared: true,
    tracesDeclared: true,
    available: false,
  })
  await app.make.dish(arroces, {
    name: 'Paella',
    price: '18.00',
    prices: [{ ...plain, label: null, cents: 1800, unit: 'person', minPersons: 2 }],
  })
  await app.make.dish(arroces, {
    name: 'Bogavante',
    price: '0.00',
    prices: [{ ...plain, label: null, cents: null, market: true }],
  })
  await app.make.dish(arroces, { name: 'Pan', price: '0.00', prices: [] })
  const copy = (format: string) => house.ask({ path: `/api/restaurants/${restaurant.id}/copy?format=${format}` })
  return { ...house, copy }
}

/** What diners can tell of a carta, with the names of labels in place of their ids. */
async function toldOf(house: House, asked: (keyof Dish)[]) {
  const { ask, restaurant } = house
  const path = `/api/restaurants/${restaurant.id}/price-labels`
  const labels = new Map(
    (await ask<{ _id: string; names: { es: string } }[]>({ path })).data.map(each => [each._id, each.names.es]),
  )
  const { dishes, categories } = await menuOf(house)
  const told = (dish: Dish) => ({
    prices: dish.prices.map(line => ({ ...line, label: labels.get(line.label ?? '') ?? line.label })),
    ...Object.fromEntries(asked.map(key => [key, dish[key]])),
  })
  return categories.map(({ _id, translations }) => ({
    translations,
    dishes: dishes.filter(({ categoryId }) => categoryId === _id).map(told),
  }))
}

const SAID = ['allergens', 'allergensDeclared', 'traces', 'tracesDeclared', 'diets'] as const
const IN_SHEETS = ['translations', ...SAID, 'available'] as const
/** Kinds of allergens, and what to ask for, have no column in a sheet. */
const IN_COPIES = [...IN_SHEETS, 'members', 'without'] as const

test.each([
  ['json', IN_COPIES],
  ['xlsx', IN_SHEETS],
  ['csv', IN_SHEETS],
] as const)('a copy as %s comes back to an equal carta, without a doubt', async (format, told) => {
  const carta = await createCarta()
  const file = await carta.copy(format)
  expect(file.status).toBe(200)
  const other = await createHouse({ with: carta.app })
  const files = [{ field: 'files', name: `carta.${format}`, content: file.bytes, type: 'application/octet-stream' }]
  expect((await other.ask({ method: 'POST', path: other.path, multipart: { files } })).status).toBe(202)
  await carta.app.runJobs()
  const draft = await other.draft()
  expect([draft?.state, draft?.dishes.flatMap(({ doubts }) => doubts)]).toEqual(['ready', []])
  expect(draft?.dishes.some(({ allergensDeclared }) => allergensDeclared)).toBe(false)
  await other.change({ all: { allergensDeclared: true } })
  expect((await other.apply()).data).toMatchObject({ created: 5, categories: 2, skipped: 0 })
  expect(await toldOf(other, [...told])).toEqual(await toldOf(carta, [...told]))
})

test('a copy says nothing of allergens and diets by itself', async () => {
  const carta = await createCarta()
  const other = await createHouse({ with: carta.app })
  const files = [{ field: 'files', name: 'carta.json', content: (await carta.copy('json')).bytes }]
  await other.ask({ method: 'POST', path: other.path, multipart: { files } })
  await carta.app.runJobs()
  await other.apply()
  const said = (await other.dishes()).map(({ allergens, traces, diets, allergensDeclared }) => [
    ...allergens,
    ...traces,
    ...diets,
    allergensDeclared,
  ])
  expect(said).toEqual(Array(5).fill([false]))
})

test('in sheets no cell is a formula', async () => {
  const { copy } = await createCarta()
  const csv = await copy('csv')
  expect(csv.bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
  expect(csv.text).toContain(";'=1+1 @casa;")
  expect(csv.text).toContain('Croquettes')
  expect((await copy('csv&locales=es')).text).not.toContain('Croquettes')
  expect(csv.text.split('\r\n')[0]).toMatch(/^.?Categoría;.*;Alérgenos declarados;Trazas;Dietas;Disponible$/)
  expect(csv.headers['content-disposition']).toMatch(/casa-\d+-2027-03-10\.csv/)
})

test('the list to read is a PDF, with every dish, its price and what is said of allergens', async () => {
  const { copy } = await createCarta()
  const pdf = await copy('pdf')
  expect([pdf.status, pdf.headers['content-type']]).toEqual([200, 'application/pdf'])
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf.bytes)), { mergePages: true })
  const said = text.replace(/\s+/g, ' ')
  for (const words of [
    'Croquetas · ',
    'Caseras; "de la abuela"',
    'Alérgenos: Gluten, Lácteos · Puede contener: Pescado',
    '=1+1 @casa · 4,00 €',
    'Ninguno de los 14',
    'Bogavante',
    'Pan',
    'Sin declarar',
  ])
    expect(said).toContain(words)
})

test('each field of a dish is in the copy, or is said not to be', async () => {
  const { copy } = await createCarta()
  const [{ dishes }] = JSON.parse((await copy('json')).text).categories
  const places = new Set(Object.values(COPIED_AS).filter(place => place !== null && place !== 'its place'))
  expect(new Set(Object.keys(dishes[0]))).toEqual(new Set([...places, 'descriptions']))
})

test('a copy of a newer version is refused in a sentence', async () => {
  const { app, ask, path, copy, draft } = await createCarta()
  const newer = { ...JSON.parse((await copy('json')).text), version: 2 }
  const files = [{ field: 'files', name: 'copia.json', content: Buffer.from(JSON.stringify(newer)) }]
  await ask({ method: 'POST', path, multipart: { files } })
  await app.runJobs()
  expect(await draft()).toMatchObject({
    state: 'failed',
    code: 'copy_newer',
    message: '«copia.json» es de una versión más nueva de Sobremesa. No la podemos leer.',
  })
})

test('twenty copies of an owner in an hour; also for a lapsed plan', async () => {
  const { app, ask, restaurant, owner } = await createHouse({ rateLimits: true })
  await app.make.lapsedTrial(owner.id)
  const statuses: number[] = []
  for (let copy = 0; copy < 21; copy++)
    statuses.push((await ask({ path: `/api/restaurants/${restaurant.id}/copy` })).status)
  expect([statuses.slice(0, 20).every(status => status === 200), statuses[20]]).toEqual([true, 429])
})

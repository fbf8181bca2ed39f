import { describe, expect, test } from 'vitest'
import { holdsUnstorable } from '#shared/text.ts'
import { book, REFUSED, sheetXml, textCell } from '#test/cartas/hostile.ts'
import { refusalTexts } from '../bringing.texts.ts'
import { openSource, type Source, type Understood, understand } from './read-pages.ts'
import { Refusal, refusalError } from './sources/refusal.ts'

async function readSource(source: Source): Promise<Understood> {
  const opened = await openSource(source)
  const pages = []
  for (let page = 1; page <= opened.pages; page++) pages.push(await opened.read(page))
  await opened.close()
  return understand(pages)
}
const read = (content: Uint8Array) => readSource({ files: [{ content }] })

test('formulas give their stored value, and nothing is reckoned', async () => {
  const row = (at: number, name: string, price: string) =>
    `<row r="${at}">${textCell(`A${at}`, name)}${price}${textCell(`C${at}`, 'Tapas')}</row>`
  const rows = [
    `<row r="1">${textCell('A1', 'Plato')}${textCell('B1', 'Precio')}${textCell('C1', 'Familia')}</row>`,
    row(2, 'Croquetas', '<c r="B2"><f>1+1</f><v>9.950000000000001</v></c>'),
    row(3, 'Callos', '<c r="B3"><f>WEBSERVICE("http://x")</f></c>'),
    row(4, 'Flan', '<c r="B4" t="e"><v>#DIV/0!</v></c>'),
  ]
  const { draft } = await read(await book(sheetXml(rows.join(''))))
  expect(draft.dishes.map(({ names, prices, doubts }) => [names.es, prices[0]?.cents, doubts[0]?.kind])).toEqual([
    ['Croquetas', 995, undefined],
    ['Callos', undefined, 'missing'],
    ['Flan', undefined, 'missing'],
  ])
})

describe.each(Object.entries(REFUSED))('%s', (_, [reason, make]) => {
  test(`is refused: ${reason}`, async () => {
    const refusal: unknown = await read(await make()).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(Refusal)
    expect((refusal as Refusal).reason).toBe(reason)
  })
})

test('the sentences name the file', () => {
  expect(refusalError(new Refusal('tooManyPages', 21), 'carta.pdf')).toMatchObject({
    code: 'too_many_pages',
    status: 400,
    message: '«carta.pdf» tiene 21 páginas. Leemos 20 de una vez.',
  })
  expect(refusalTexts.fileTooLarge('carta.pdf', 16)).toBe('«carta.pdf» pesa 16 MB. Máximo 15 MB por archivo.')
})

const copyOf = (name: string, word = 'Bandeja') => ({
  format: 'sobremesa-carta',
  version: 1,
  name: 'Casa',
  exportedAt: '',
  defaultLocale: 'es',
  labels: [{ _id: 'l', names: { es: word } }],
  categories: [
    {
      names: { es: name },
      dishes: [
        {
          names: { es: name },
          descriptions: { es: `${name}\nfin` },
          prices: [{ label: 'l', amount: 9.5, market: false, unit: null, minPersons: null }],
          allergens: [],
          allergensDeclared: true,
          traces: [],
          tracesDeclared: false,
          members: {},
          without: {},
          diets: ['vegan'],
          available: true,
        },
      ],
    },
  ],
})
const asJson = (value: object) => Buffer.from(JSON.stringify(value))

test('whatever stands in a file, what was read can be stored, and is what a form would take', async () => {
  const copied = await read(asJson(copyOf('Flan\u0000 \u0007de\n la casa \ud83d', 'Ban\ndeja\u0007')))
  const [dish] = copied.draft.dishes
  expect([dish?.names.es, dish?.descriptions.es?.includes('\n'), dish?.prices[0]?.word]).toEqual([
    'Flan de la casa',
    true,
    'Ban deja',
  ])
  const long = await read(asJson(copyOf(`${'a'.repeat(119)}😀${'b'.repeat(800)}`)))
  expect([...(long.draft.dishes[0]?.names.es ?? '')].length).toBe(120)
  expect([...(long.draft.categories[0]?.names.es ?? '')].length).toBe(120)
  const flans = Array.from({ length: 30 }, () => 'Flan de la casa;5,00')
  const rows = [`${'a'.repeat(119)}😀 b;4,50`, 'Tarta\0 de queso;5,00', ...flans]
  const sheet = await read(Buffer.from(['Plato;Pre\0cio', ...rows].join('\n')))
  for (const understood of [copied, long, sheet]) expect(holdsUnstorable(understood)).toBe(false)
})

test('a cell with two prices, or with words, is asked; of two columns of prices the owner says which', async () => {
  const titled = await read(
    Buffer.from('Plato;Tapa;Ración\nBravas;3,50 / 4;9,00\nOreja;4,00;desde 8\nCallos;5,00;11,00'),
  )
  expect(titled.draft.dishes.map(({ doubts }) => doubts.map(({ kind }) => kind))).toEqual([
    ['unclear'],
    ['unclear'],
    [],
  ])
  const bought = await read(Buffer.from('Plato;Precio compra;Precio venta\nBravas;2,50;9,00\nOreja;4,00;8,00'))
  expect(bought.draft.dishes.map(({ prices }) => prices[0]?.cents)).toEqual([900, 800])
  const two = await read(Buffer.from('Plato;Precio 2025;Precio\nBravas;2,50;9,00\nOreja;4,00;8,00'))
  const tariffs = await read(Buffer.from('Plato;PVP;Tarifa\nBravas;2,50;9,00\nOreja;4,00;8,00'))
  expect([bought.areColumnsUnclear, two.areColumnsUnclear, tariffs.areColumnsUnclear]).toEqual([false, true, true])
})

test('a text over 2 000 lines or 200 000 letters is refused', async () => {
  for (const text of ['Croquetas 9,50\n'.repeat(2001), 'a'.repeat(200_001)])
    await expect(readSource({ text })).rejects.toMatchObject({
      reason: 'textTooLong',
    })
})

test('a line of 200 000 letters and lines of figures alone end within their time', async () => {
  const text = `${'Croquetas y '.repeat(8000)}\n${'1/2 '.repeat(12_000)}\n${'('.repeat(30_000)}\nTortilla 8,00\n`
  const { draft } = await readSource({ text })
  expect(draft.dishes.map(({ names }) => names.es)).toContain('Tortilla')
})

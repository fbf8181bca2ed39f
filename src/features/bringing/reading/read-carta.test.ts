import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ReadDish, ReadPrice } from './draft.ts'
import { linesOfText } from './page/lines-of-text.ts'
import { linesOfWords } from './page/lines-of-words.ts'
import { readCarta } from './read-carta.ts'
import { readTable } from './table/read-table.ts'

const carta = (text: string) => readCarta(linesOfText(text), 'text')
const priceOf = ({ label, word, cents, market, unit }: ReadPrice): string =>
  [label ?? word, market ? 'S/M' : undefined, cents, unit].filter(part => part != null).join(' ')
const told = ({ names, prices, doubts }: ReadDish): string =>
  [names.es, prices.map(priceOf).join(' / '), ...doubts.map(({ kind }) => `${kind}?`)].join(' · ')
const dishes = (text: string): string[] => carta(text).dishes.map(told)

test.each([
  ['Croquetas 9,50', 'Croquetas · 950'],
  ['Croquetas ........ 9.50 €', 'Croquetas · 950'],
  ["Croquetas — 9'50", 'Croquetas · 950'],
  ['Croquetas: € 9,50', 'Croquetas · 950'],
  ['Croquetas (6 uds) 9,50€', 'Croquetas (6 uds) · 950'],
  ['Viña Ardanza Reserva 2017 32,00', 'Viña Ardanza Reserva 2017 · 3200'],
  ['Agua 1,5 l 2,20', 'Agua 1,5 l · 220'],
  ['Chuletón 1 kg (2 pers.) 52 €', 'Chuletón 1 kg (2 pers.) · 5200'],
  ['Berenjenas con miel de caña 9,00', 'Berenjenas con miel de caña · 900'],
  ['Jarra 1/2 litro 4,00', 'Jarra 1/2 litro · 400'],
  ['Caña 1,50', 'Caña · 150'],
  ['Ración de jamón 1.250,00 €', 'Ración de jamón · 125000'],
])('one price and no question: %j', (line, expected) => {
  expect(dishes(`Tortilla 8,00\n${line}\nCallos 11,50`)[1]).toBe(expected)
})

test.each([
  ['Besugo S/M', 'Besugo · S/M · market?'],
  ['Besugo según mercado', 'Besugo · S/M · market?'],
  ['Cigalas 98 €/kg', 'Cigalas · 9800 kg · unit?'],
  ['Paella 16 €/persona (mín. 2 pers.)', 'Paella · 1600 person · unit?'],
  ['Calamares tapa 4,50 / ración 12,00', 'Calamares · tapa 450 / racion 1200 · portions?'],
  ['Calamares 4,50 tapa - 12,00 ración', 'Calamares · tapa 450 / racion 1200 · portions?'],
  ['Calamares 18 € / media 10 €', 'Calamares · 1800 / media 1000 · amounts?'],
  ['Calamares 4,50 / 12,00', 'Calamares · media 450 / racion 1200 · amounts?'],
  ['Croquetas 6 9,50', 'Croquetas 6 · 950 · number?'],
  ['Helado 2 bolas 4 3 bolas 5,50', 'Helado 2 bolas 4 3 bolas · 550 · amounts?'],
  ['Estrella 33', 'Estrella · 3300 · number?'],
  ['Callos a la madrileña', 'Callos a la madrileña ·  · missing?'],
])('asked, with two readings: %j', (line, expected) => {
  const read = carta(`Tortilla 8,00\nFlan 4,50\n\n${line}\n\nArroz 5,50`).dishes[2]
  expect(read && told(read)).toBe(expected)
  for (const { readings } of read?.doubts ?? []) expect(readings.length).toBeGreaterThanOrEqual(2)
})

test('headings, descriptions, names over two lines, prices on lines of their own', () => {
  const {
    categories,
    dishes: read,
    leftovers,
  } = carta(
    'CASA LOLA\nTel. 913 456 789\n\nENTRANTES\nEnsalada de tomate con ventresca de\nbonito y cebolleta 12,50\nAliñada al momento, con aceite de Jaén.\n\nPOSTRES\nFlan 4,50\n\nIVA incluido',
  )
  expect(categories.map(({ names }) => names.es)).toEqual(['ENTRANTES', 'POSTRES'])
  expect(read.map(({ names, descriptions, category }) => [names.es, descriptions.es, category])).toEqual([
    ['Ensalada de tomate con ventresca de bonito y cebolleta', 'Aliñada al momento, con aceite de Jaén.', 0],
    ['Flan', undefined, 1],
  ])
  expect(leftovers.map(({ text }) => text)).toEqual(['Tel. 913 456 789', 'IVA incluido', 'CASA LOLA'])
})

test('columns of prices have the words over them, each price the nearest one', () => {
  const text = `RACIONES                  1/2      R\nJamón ibérico           11,00   20,00\nGambas blancas                  12,00\n`
  expect(dishes(text)).toEqual(['Jamón ibérico · media 1100 / racion 2000 · portions?', 'Gambas blancas · racion 1200'])
})

test('a dish under which money is told is asked about: that line may be a dish of its own', () => {
  const { dishes: read } = carta(
    'CARNES\nSecreto 14,00\nChuletón 55,00\nChuletón de vaca 45 €/kg aprox. 1,2 kg\nOreja 9,00',
  )
  expect(read.map(({ names, doubts }) => [names.es, doubts.length])).toEqual([
    ['Secreto', 0],
    ['Chuletón', 1],
    ['Oreja', 0],
  ])
})

test('the price of a heading is asked once for all dishes under it', () => {
  const { dishes: read } = carta('TAPAS\nTortilla 2,80\n\nMONTADITOS A 2,50 €\nLomo con pimientos\nMelva con morrón')
  expect(read.slice(1).map(told)).toEqual(['Lomo con pimientos · 250 · number?', 'Melva con morrón · 250 · number?'])
  expect(new Set(read.flatMap(({ doubts }) => doubts.map(({ group }) => group))).size).toBe(1)
})

test('numbers are allergens by the key of the paper, else in the order of the law', () => {
  const text = 'Croquetas (1, 3) 9,50\nPulpo (2) 18,00\nTortilla (1,3) 8,00\n'
  const own = carta(`${text}\n1. Huevos · 2. Moluscos · 3. Gluten`)
  expect(own.isKeyRead).toBe(true)
  expect(own.dishes.map(({ proposals }) => proposals)).toEqual([['gluten', 'eggs'], ['molluscs'], ['gluten', 'eggs']])
  const lawful = carta(text)
  expect(lawful.isKeyRead).toBe(false)
  expect(lawful.dishes[1]?.proposals).toEqual(['crustaceans'])
})

test('a key that says it is one may be short, and then nobody is asked', () => {
  const read = carta('Croquetas (1, 7) 9,50\nFlan (7) 4,00\n\nAlérgenos: 1 gluten, 7 lácteos')
  expect([read.isKeyRead, read.key, read.leftovers]).toEqual([
    true,
    [
      { mark: '1', allergen: 'gluten' },
      { mark: '7', allergen: 'milk' },
    ],
    [],
  ])
  expect(read.dishes.map(({ proposals }) => proposals)).toEqual([['gluten', 'milk'], ['milk']])
})

test('pairs of languages, beside each other and under each other', () => {
  const beside = carta(
    'Croquetas de jamón / Ham croquettes 9,50\nQueso de oveja / Sheep cheese 8,00\nPollo asado / Roast chicken 12,00',
  )
  expect(beside.dishes[0]?.names).toEqual({ es: 'Croquetas de jamón', en: 'Ham croquettes' })
  const under = carta(
    'Croquetas de jamón 9,50\nHam croquettes\nQueso de oveja 8,00\nSheep cheese\nPollo asado 12,00\nRoast chicken',
  )
  expect(under.dishes.map(({ names }) => names.en)).toEqual(['Ham croquettes', 'Sheep cheese', 'Roast chicken'])
})

test('two columns of a page are read one after the other', () => {
  const word = (text: string, x: number, y: number) => ({ text, x, y, width: text.length * 5, height: 10, page: 1 })
  const rows = ['Tortilla', 'Callos', 'Flan', 'Natillas'].map((name, at) => [
    word(name, 0, at * 20),
    word('8,50', 120, at * 20),
  ])
  const right = ['Caña', 'Vermut', 'Refresco', 'Café'].map((name, at) => [
    word(name, 200, at * 20 + 7),
    word('2,50', 320, at * 20 + 7),
  ])
  const { dishes: read } = readCarta(linesOfWords([...rows, ...right].flat()), 'pdf')
  expect(read.map(({ names }) => names.es)).toEqual([
    'Tortilla',
    'Callos',
    'Flan',
    'Natillas',
    'Caña',
    'Vermut',
    'Refresco',
    'Café',
  ])
})

test('columns of a sheet by their titles; without titles the owner is asked', () => {
  const titled = readTable([
    ['Código', 'Plato', 'Tapa', 'Ración', 'Gluten', 'Huevos'],
    ['101', 'Croquetas', '3,20', '11,00', 'X', ''],
  ])
  expect(titled.areUnclear).toBe(false)
  expect(titled.draft.dishes.map(told)).toEqual(['Croquetas · tapa 320 / racion 1100'])
  expect(titled.draft.dishes[0]?.proposals).toEqual(['gluten'])
  const bare = readTable([
    ['Tapas', 'Croquetas', '3,20'],
    ['Tapas', 'Bravas', '4,20'],
    ['Vinos', 'Rioja', '3,00'],
    ['Vinos', 'Rueda', '3,00'],
  ])
  expect(bare.areUnclear).toBe(true)
  expect(bare.draft.categories.map(({ names }) => names.es)).toEqual(['Tapas', 'Vinos'])
})

test('no text makes it fail, and no line is lost without a trace', () => {
  const piece = fc.constantFrom(
    'Croquetas',
    'de',
    'jamón',
    '9,50',
    '€',
    '12',
    '/',
    '(1, 3)',
    'S/M',
    'media',
    '\n',
    '\n\n',
    '\t',
    '....',
    '1. Gluten',
    'CARNES',
    'with',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 60 }), pieces => {
      const { dishes: read, categories } = carta(pieces.join(' '))
      for (const { category, names, prices } of read) {
        expect(category === null || categories[category] !== undefined).toBe(true)
        expect(names.es?.length).toBeLessThanOrEqual(120)
        expect(prices.length).toBeLessThanOrEqual(6)
      }
    }),
    { numRuns: 300 },
  )
})

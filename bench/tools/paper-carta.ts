import type { PaperContent } from '#features/paper/paper.content.ts'
import { randomOf } from '#test/print/paper-cartas.ts'

const WORDS =
  'croquetas jamón ibérico pimentón de la Vera aceite arbequina cebolla ajo negro patatas ñoras bravas merluza gambas al ajillo con arroz tomate queso curado'.split(
    ' ',
  )
const DISHES_OF_CATEGORY = 14

/** A carta as houses have them: one price a dish, a description under most, two or three allergens. */
export function paperCarta(seed: number, dishes: number): PaperContent {
  const random = randomOf(seed)
  const say = (count: number): string =>
    Array.from({ length: count }, () => WORDS[Math.floor(random() * WORDS.length)]).join(' ')
  const categories = Math.max(1, Math.round(dishes / DISHES_OF_CATEGORY))
  return {
    defaultLocale: 'es',
    currency: 'EUR',
    priceLabels: [],
    zones: [],
    categories: Array.from({ length: categories }, (_, at) => ({ _id: `c${at}`, names: { es: say(2) } })),
    categoryIds: [],
    dishes: Array.from({ length: dishes }, (_, at) => ({
      _id: `d${at}`,
      categoryId: `c${Math.floor((at * categories) / dishes)}`,
      translations: {
        es: {
          name: say(2 + Math.floor(random() * 4)),
          description: random() < 0.6 ? say(5 + Math.floor(random() * 6)) : '',
        },
      },
      prices: [
        { label: null, amount: 3 + Math.round(random() * 200) / 10, market: false, unit: null, minPersons: null },
      ],
      allergens: random() < 0.5 ? ['gluten', 'milk'] : ['fish'],
      traces: random() < 0.2 ? ['nuts'] : [],
      ask: false,
      tracesDeclared: true,
    })),
    footNote: 'Pan y aperitivo 1,20 por persona',
    validFrom: '2026-11-22',
    tax: 'IVA',
  }
}

import { expect, test } from 'vitest'
import { answerOf } from '#features/prices/price-fields.ts'
import { contentOf } from '../server/review/draft-content.ts'
import { linesOfText } from '../reading/page/lines-of-text.ts'
import { readCarta } from '../reading/read-carta.ts'
import type { Draft } from '../draft.contract.ts'
import {
  answered,
  namesApart,
  oneByOne,
  optionsOf,
  questionOf,
  questionsOf,
  sentenceOf,
  takesValue,
} from './doubts.rules.ts'

const WRITTEN = { own: [], currency: 'EUR' }

/** A pasted carta as the screen gets it. */
function draftOf(text: string): Draft {
  const read = { draft: readCarta(linesOfText(text), 'text'), pages: [{ state: 'read', code: null, image: null }] }
  const content = contentOf(read as Parameters<typeof contentOf>[0], 'es')
  const priced = ({ word, ...line }: (typeof content.dishes)[number]['prices'][number]) => ({
    ...answerOf(line),
    ...(word !== undefined && { word }),
  })
  const dishes = content.dishes.map(dish => ({
    ...dish,
    prices: dish.prices.map(priced),
    doubts: dish.doubts.map(doubt => ({
      ...doubt,
      readings: doubt.readings.map(reading => ('prices' in reading ? { prices: reading.prices.map(priced) } : reading)),
      answer: null,
    })),
  }))
  return { ...content, dishes } as unknown as Draft
}

/** Amounts have a space that no line breaks at. */
const spaced = (text: string): string => text.replaceAll('\u00a0', ' ')
const asked = (text: string) =>
  questionsOf(draftOf(text)).map(question => [
    sentenceOf(question, WRITTEN, false),
    spaced(questionOf(question, WRITTEN)),
    ...optionsOf(question, WRITTEN).map(({ text: said, short }) => [spaced(said), spaced(short)]),
  ])

test('a doubt is a sentence with its answers', () => {
  expect(asked('TAPAS\nCalamares   Tapa 4,50 / Ración 12,00\nBravas 6,00')).toEqual([
    [
      'Dos precios en la línea: Tapa y Ración.',
      '¿Cómo los ponemos?',
      ['Tapa 4,50 € y Ración 12,00 €', 'Los dos'],
      ['Solo 12,00 €', 'Solo 12,00 €'],
    ],
  ])
  expect(asked('PESCADOS\nRodaballo   S/M\nMerluza 18,00')).toEqual([
    ['«S/M»: ¿es «según mercado»?', '«S/M» quiere decir…', ['Según mercado', 'Sí'], ['Sin precio', 'Sin precio']],
  ])
  expect(asked('CARNES\nChuletón 62 €/kg\nSolomillo 24,00 €')).toEqual([
    [
      '«€/kg»: ¿es el precio por kilo?',
      '62,00 €/kg quiere decir…',
      ['62,00 € el kilo', 'Sí, por kilo'],
      ['62,00 € el plato', 'Por plato'],
    ],
  ])
})

test('prices with words may be dishes of their own; others, and those of several dishes, not', () => {
  const apart = (text: string) =>
    questionsOf(draftOf(text)).map(question => namesApart(question, WRITTEN, question.all[0]?.dish.names.es ?? ''))
  expect(apart('TAPAS\nCalamares   Tapa 4,50 / Ración 12,00\nBravas 6,00')).toEqual([
    ['Calamares, tapa', 'Calamares, ración'],
  ])
  expect(apart('TAPAS\nCalamares   4,50 / 12,00\nBravas 6,00')).toEqual([[]])
  expect(apart('VINOS\nEncina   Copa 3,80 / Botella 19,00\nDehesa   Copa 3,50 / Botella 17,00')).toEqual([[]])
})

test('the same doubt of several dishes is one question, which may be split', () => {
  const text =
    'VINOS\nEncina   Copa 3,80 / Botella 19,00\nDehesa   Copa 3,50 / Botella 17,00\nVerdejo   Copa 3,60 / Botella 18,00'
  const [question, ...others] = questionsOf(draftOf(text))
  expect(others).toEqual([])
  if (!question) throw new Error('nothing is asked')
  expect(sentenceOf(question, WRITTEN, false)).toBe('Dos precios en 3 platos: Copa y Botella.')
  expect(optionsOf(question, WRITTEN).map(({ short }) => short)).toEqual(['Sí, en los 3', 'Solo botella'])
  expect(answered(question, 0)).toHaveLength(3)
  expect(oneByOne(question).map(({ all }) => all.length)).toEqual([1, 1, 1])
})

test('a price that nobody sees may be typed; of two prices one is chosen', () => {
  const [missing, ...others] = questionsOf(
    draftOf('TAPAS\nCallos a la madrileña\nBravas 6,00\nOreja 8,00\nChopitos 9,00'),
  )
  expect(others).toEqual([])
  expect(missing && [sentenceOf(missing, WRITTEN, true), takesValue(missing)]).toEqual([
    'Precio: no lo vemos en la foto.',
    true,
  ])
  const [portions] = questionsOf(draftOf('TAPAS\nCalamares   Tapa 4,50 / Ración 12,00'))
  expect(portions && takesValue(portions)).toBe(false)
})

import { expect, test } from 'vitest'
import type { Locale } from '#shared/locale.ts'
import { askedOf, askingWords, WORD_ENTRIES } from './asking-words.ts'
import { formsOf } from './forms.ts'
import { wordsOf } from './text-words.ts'
import { phraseForms, type WordEntry } from './word-entry.ts'

const asks = (text: string, locale: Locale = 'es') => [
  ...new Set(askingWords(text, locale).map(({ allergen }) => allergen)),
]

/** Everything in which a word may stand in a menu. */
const AROUND: Record<Locale, (word: string) => string[]> = {
  es: word => [`${word}.`, `Ración de ${word}, al momento`, `(${word})`, `Zanahoria/${word} y más`],
  en: word => [`${word}.`, `Plate of ${word}, fresh`, `(${word})`, `Carrot/${word} and more`],
  pt: word => [`${word}.`, `Dose de ${word}, na hora`, `(${word})`, `Cenoura/${word} e mais`],
}
const withoutAccents = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '')

/** Singular and plural, with and without accents, in small and large letters. */
function spellings({ word, locale }: WordEntry): string[] {
  const forms = phraseForms(word, locale)
  const plural = forms.map(each => each.at(-1)).join(' ')
  const all = [word.replaceAll(/\/\w/g, ''), forms.map(each => each[0]).join(' '), plural]
  return [...all, ...all.map(each => each.toUpperCase()), ...all.map(withoutAccents)]
}

test('there are more than 400 words, in each language, each once and with allergens', () => {
  const of = (locale: Locale) => WORD_ENTRIES.filter(entry => entry.locale === locale)
  expect([of('es').length, of('en').length, of('pt').length].map(count => count > 200)).toEqual([true, true, true])
  for (const locale of ['es', 'en', 'pt'] as const) {
    const words = of(locale).map(({ word, isOwn }) => `${wordsOf(word).map(each => each.word)} ${isOwn}`)
    expect(words.filter((word, at) => words.indexOf(word) !== at && word !== 'shellfish false')).toEqual([])
  }
  expect(WORD_ENTRIES.filter(entry => entry.asks.length === 0)).toEqual([])
})

test('every word is found in every form and asks about its allergens; inside of another word it asks nothing', () => {
  const unfound: string[] = []
  const inside: string[] = []
  for (const entry of WORD_ENTRIES)
    for (const spelling of spellings(entry)) {
      for (const text of AROUND[entry.locale](spelling)) {
        const found = asks(text, entry.locale)
        if (!entry.asks.every(id => found.includes(id))) unfound.push(text)
      }
      const written = spelling.toLowerCase()
      if (!written.includes(' ') && askingWords(`xq${written}qx`, entry.locale).length > 0) inside.push(spelling)
    }
  expect(unfound).toEqual([])
  expect(inside).toEqual([])
})

test('no exception asks what its word would; the word beside it still does', () => {
  const wrong: string[] = []
  for (const entry of WORD_ENTRIES)
    for (const phrase of entry.not) {
      const plural = phraseForms(phrase, entry.locale)
        .map(forms => forms.at(-1))
        .join(' ')
      for (const text of [phrase, phrase.toUpperCase(), withoutAccents(phrase), plural, `Con ${phrase}, y limón`]) {
        const word = wordsOf(entry.word)[0]?.word ?? ''
        const said = askingWords(text, entry.locale).filter(each => formsOf(word, entry.locale).includes(each.word))
        if (said.length > 0) wrong.push(`${text} → ${said[0]?.word}`)
      }
      if (!entry.asks.every(id => asks(`${phrase} y ${entry.word}`, entry.locale).includes(id)))
        wrong.push(`${phrase} y`)
    }
  expect(wrong).toEqual([])
})

// As a Spanish cook reads a carta.
test.each([
  ['Leche de coco', []],
  ['Leche de almendras', ['nuts']],
  ['Mantequilla de cacahuete', ['peanuts']],
  ['Crema de coco con piña', []],
  ['Pan de gambas', ['crustaceans']],
  ['Queso vegano', ['nuts', 'soybeans']],
  ['Nuez moscada', []],
  ['Castañas asadas con piñones', []],
  ['Harina de arroz', []],
  ['Tortitas de maíz', []],
  ['Mahonesa', ['eggs', 'mustard']],
  ['Mayonesas caseras', ['eggs', 'mustard']],
  ['Brownie con nueces', ['gluten', 'eggs', 'milk', 'nuts']],
  ['Merluza rebozada', ['fish', 'gluten']],
  ['Verduras en tempura', ['gluten']],
  ['Bechamel', ['gluten', 'milk']],
  ['Alioli', ['eggs']],
  ['Salmorejo', ['gluten', 'eggs']],
  ['Calçots con romesco', ['nuts', 'gluten', 'sulphites']],
  ['Surimi', ['fish', 'crustaceans', 'eggs', 'gluten']],
  ['Salsa de soja', ['soybeans', 'gluten']],
  ['Seitán', ['gluten']],
  ['Tahini', ['sesame']],
  ['Una cerveza', ['gluten']],
  ['Queso curado', ['milk']],
  ['Fresas con nata', ['milk']],
  ['Almejas a la marinera', ['molluscs']],
  ['CALAMARES', ['molluscs']],
  ['Boquerones en vinagre', ['fish', 'sulphites']],
  ['Ensalada de apio', ['celery']],
  ['Altramuces', ['lupin']],
  ['Copa de vino', ['sulphites']],
  ['Panceta con pimientos', []],
  ['Pico de gallo', []],
  ['Huevas de merluza', ['fish']],
  ['Cebolla dorada', []],
  ['Dorada a la sal', ['fish']],
  ['Lechazo asado', []],
  ['Leche de tigre', ['fish']],
  ['Pisto manchego', []],
  ['Chocos con habas', ['molluscs']],
  ['Azúcar en polvo', []],
  ['Coca-Cola', []],
  ['Ensaladilla rusa', ['eggs', 'fish', 'mustard']],
  ['Croquetas de jamón', ['gluten', 'eggs', 'milk']],
])('«%s» asks about %j', (text, expected) => {
  expect(asks(text).toSorted()).toEqual([...expected].toSorted())
})

test.each([
  ['es', 'Pan sin gluten', []],
  ['es', 'Cerveza sin gluten y pan', ['gluten']],
  ['es', 'Croquetas. Pan sin gluten', ['gluten', 'eggs', 'milk']],
  ['es', 'Tarta sin gluten ni huevo', ['eggs', 'milk']],
  // Milk without lactose is milk.
  ['es', 'Leche sin lactosa', ['milk']],
  ['es', 'Queso sin lactosa', ['milk']],
  // What can be left out is in it.
  ['es', 'Opción sin gluten', ['gluten']],
  ['es', 'Pan (puede ser sin gluten)', ['gluten']],
  ['es', 'Ensalada sin nueces', ['nuts']],
  ['es', 'Contiene trazas de frutos secos', ['nuts']],
  ['en', 'Gluten-free bread', []],
  ['en', 'Bread without gluten', []],
  ['en', 'Gluten free option', ['gluten']],
  ['en', 'Pan-fried potatoes', []],
  ['en', 'Coconut, nutmeg and chestnut', []],
  ['en', 'Peanut butter', ['peanuts']],
  ['en', 'Almond milk', ['nuts']],
  ['en', 'Prawn crackers', ['crustaceans']],
  ['en', 'Walnuts', ['nuts']],
  ['en', 'Oyster mushrooms', []],
  ['en', 'King oysters', ['molluscs']],
  ['pt', 'Pão sem glúten', []],
  ['pt', 'Bacalhau no pão', ['fish', 'gluten']],
  ['pt', 'Polvo à lagareiro', ['molluscs']],
  ['pt', 'Leite de amêndoa', ['nuts']],
  ['pt', 'Natas', ['milk']],
  ['pt', 'Pães e camarões', ['gluten', 'crustaceans']],
] as const)('%s: «%s» asks about %j', (locale, text, expected) => {
  expect(asks(text, locale).toSorted()).toEqual([...expected].toSorted())
})

test('a dish asks with each word once, as it is written, in the order of the 14', () => {
  const asked = askedOf({
    es: { name: 'Gambas al ajillo', description: 'GAMBAS con pan' },
    en: { name: 'Garlic prawns', description: '' },
  })
  expect([...asked]).toEqual([
    ['gluten', ['pan']],
    ['crustaceans', ['gambas', 'prawns']],
  ])
  expect(askedOf({}).size).toBe(0)
})

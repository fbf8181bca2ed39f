import type { Draft } from '../draft.contract.ts'
import { portionOf, portionsInWords, priceRows, pricesInWords, type Written } from './prices.words.ts'
import type { DraftDish } from './review.rules.ts'
import { doubtTexts as texts } from './doubts.texts.ts'

type Doubt = DraftDish['doubts'][number]
type Reading = Doubt['readings'][number]
/** Doubts that are asked once: the same one of several dishes. */
export type Question = { id: string; all: { dish: DraftDish; doubt: Doubt }[] }
/** An answer that one tap gives: the number of a reading. */
type Option = { answer: number; text: string; short: string; hint: string | undefined }

/** What is asked of the dishes that are brought, in their order. */
export function questionsOf({ dishes }: Draft): Question[] {
  const asked = dishes
    .filter(({ included }) => included)
    .flatMap(dish => dish.doubts.map(doubt => ({ dish, doubt })))
    .filter(({ doubt }) => doubt.answer === null)
  return [...Map.groupBy(asked, ({ doubt }) => doubt.group)].map(([id, all]) => ({ id, all }))
}

/** The open questions of one dish: a group stands in its first dish alone. */
export const questionsIn = (questions: readonly Question[], { _id }: DraftDish): Question[] =>
  questions.filter(({ all }) => all[0]?.dish._id === _id)

/** Each question apart for every dish. */
export const oneByOne = ({ id, all }: Question): Question[] =>
  all.map((each, at) => ({ id: `${id} ${at}`, all: [each] }))

const UNIT = /\/.*$/u
const pricesIn = (reading: Reading | undefined): DraftDish['prices'] =>
  reading && 'prices' in reading ? reading.prices : []
const isSeveral = (reading: Reading | undefined): boolean => pricesIn(reading).length > 1
const unitIn = (reading: Reading | undefined, written: Written): string =>
  UNIT.exec(pricesInWords(pricesIn(reading), written))?.[0] ?? ''
const wordsOf = (reading: Reading, written: Written): string =>
  'name' in reading ? reading.name : pricesInWords(reading.prices, written)

/** The sentence of a question: 'Dos precios en la línea: Tapa y Ración.' (BRINGING §7). */
export function sentenceOf({ all }: Question, written: Written, isPhoto: boolean): string {
  const [first] = all
  if (!first) return ''
  const { kind, field, readings } = first.doubt
  const [one, other] = readings
  if (field === 'name') return texts.name
  if (kind === 'missing') return isPhoto ? texts.missingInPhoto : texts.missing
  if (kind === 'market') return texts.market
  if (kind === 'unit') return texts.perKilo(unitIn(one, written))
  const several = pricesIn(one)
  if (several.length > 1) {
    const labels = portionsInWords(several, written)
    return all.length > 1
      ? texts.portionsOfAll(labels, several.length, all.length)
      : texts.portions(labels, several.length)
  }
  const text = one ? wordsOf(one, written) : ''
  if (kind === 'number') return texts.number(text)
  const second = other && pricesIn(other).length > 0 ? wordsOf(other, written) : ''
  return second ? texts.unclearPrice(text, second) : texts.unclearOne(text)
}

/** The question over the choices, one by one. */
export function questionOf({ all }: Question, written: Written): string {
  const [first] = all
  if (!first) return ''
  const { kind, field, readings } = first.doubt
  const ask = texts.questions
  if (field === 'name') return ask.name
  if (all.length > 1) return ask.all(all.length)
  if (kind === 'missing') return ask.missing
  if (kind === 'market') return ask.market
  if (kind === 'unit' && readings[0]) return ask.unit(wordsOf(readings[0], written))
  return isSeveral(readings[0]) ? ask.portions : ask.price
}

/** What may be answered with one tap. */
export function optionsOf({ all }: Question, written: Written): Option[] {
  const [first] = all
  if (!first) return []
  const { kind, readings } = first.doubt
  return readings.map((reading, answer) => {
    const text = wordsOf(reading, written)
    if ('name' in reading) return { answer, text, short: answer === 0 ? texts.fine : text, hint: undefined }
    if (isSeveral(reading)) {
      const count = reading.prices.length
      const isNamed = reading.prices.every(price => portionOf(price, written) !== '')
      const short = all.length > 1 ? texts.bothOfAll(all.length) : texts.both(count)
      return {
        answer,
        text: all.length > 1 ? `${short}: ${portionsInWords(reading.prices, written)}` : text,
        short,
        hint: isNamed ? texts.withNames(count) : undefined,
      }
    }
    if (kind === 'unit') {
      const short = answer === 0 ? texts.perUnit(unitIn(reading, written)) : texts.perDish
      if (all.length > 1) return { answer, text: short, short, hint: undefined }
      if (answer > 0) return { answer, text: texts.ofDish(text), short, hint: undefined }
      return { answer, text: texts.ofUnit(text, unitIn(reading, written)), short, hint: texts.unitHint(text) }
    }
    if (reading.prices.length === 0) return { answer, text, short: text, hint: texts.noPriceHint }
    if (reading.prices[0]?.market && reading.prices[0].amount === null)
      return { answer, text, short: kind === 'market' ? texts.yes : text, hint: texts.marketHint }
    if (isSeveral(readings[0])) {
      const label = all.length > 1 ? portionLabel(pricesIn(readings[0]), reading.prices, written) : text
      return {
        answer,
        text: texts.only(label),
        short: texts.only(label),
        hint: texts.othersOut(othersIn(first.doubt, reading, written)),
      }
    }
    return { answer, text, short: text, hint: undefined }
  })
}

/** The words of the portions that are left out. */
const othersIn = ({ readings }: Doubt, left: Reading, written: Written): string[] =>
  pricesIn(readings[0])
    .filter(({ amount }) => amount !== pricesIn(left)[0]?.amount)
    .map(price => portionOf(price, written).toLowerCase())

/** 'botella': for several dishes, the portion whose price is left is named, not its amount. */
function portionLabel(before: DraftDish['prices'], left: DraftDish['prices'], written: Written): string {
  const same = before.find(({ amount }) => amount === left[0]?.amount)
  return (same && portionOf(same, written).toLowerCase()) || (priceRows(left, written)[0] ?? '')
}

/** Of one dish with a price for each portion that the paper names: what its dishes would be called (BRINGING §4.6). */
export function namesApart({ all }: Question, written: Written, name: string): string[] {
  const [first, ...others] = all
  const isAsked = others.length === 0 && first?.doubt.kind === 'portions'
  const prices = isAsked ? pricesIn(first.doubt.readings[0]) : []
  const words = prices.map(price => portionOf(price, written).toLowerCase())
  return words.length > 1 && words.every(Boolean) ? words.map(word => `${name}, ${word}`) : []
}

/** Whether a value may be typed in the place of an answer. */
export const takesValue = ({ all }: Question): boolean =>
  all.length === 1 && all[0] !== undefined && all[0].doubt.field === 'price' && !isSeveral(all[0].doubt.readings[0])

/** The changes that answer a question for all its dishes. */
export const answered = ({ all }: Question, answer: number | null) =>
  all.map(({ doubt }) => ({ doubt: doubt._id, set: { answer } }))

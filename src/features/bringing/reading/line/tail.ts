import type { ReadPrice } from '../draft.ts'
import { endsOpen, folded, letterCount } from '../words.ts'
import { type Token, tokensFrom } from './tokens.ts'

/** The prices at the end of a line, and what stands before them. */
export type Tail = {
  rest: string
  prices: ReadPrice[]
  /** Each amount has the sign of the euro, or two decimals. */
  isMarked: boolean
  /** A wide gap, dots or a dash stand before the prices. */
  isApart: boolean
  /** Bare numbers before the prices that may belong to the name: '… 6 12,50'. */
  loose?: { rest: string; prices: ReadPrice[] }
}

/** What stands for a leader: what is before it is the name, whatever it ends with. */
const LED = '\v'
/** Runs of dots, dashes and the like between a name and its price. */
const LEADER = /\s*(?:(?:[.·…‥_•‧∙]\s?){2,}|(?:[-–—=~]\s?){3,}|…)\s*/gu
export const withoutLeaders = (text: string): string =>
  text.replace(LEADER, leader => (leader.length > 1 || leader === '…' ? LED : leader))

const MAX = 400
/** A number over 999 alone, without sign or decimals, is none of a price. */
const BARE_MAX = 99_900
/** 'Nº 2', 'Ostra nº 3': numbers of something. */
const NUMBER_OF = /\b(?:n[º°.]|n\.º|núm\.?|num\.?|no\.)$/iu
const isYear = (token: Token): boolean =>
  token.kind === 'amount' && !token.isMarked && /^(?:19|20)\d\d$/.test(token.written)

const EMPTY: ReadPrice = { label: null, cents: null, market: false, unit: null, minPersons: null }

const isPrice = (token: Token | undefined): boolean => token?.kind === 'amount' || token?.kind === 'market'

/** Whether a word of a portion belongs to what follows it; between two amounts it does as most others of its line. */
function standsBefore(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]
  const [isAfter, isBefore] = [isPrice(before) || before?.kind === 'unit', isPrice(tokens[at + 1])]
  return isAfter === isBefore ? !isPrice(tokens.find(({ kind }) => kind !== 'separator')) : isBefore
}

function linesOf(tokens: readonly Token[]): ReadPrice[] {
  const prices: ReadPrice[] = []
  let waiting: Pick<ReadPrice, 'label' | 'word'> | undefined
  tokens.forEach((token, at) => {
    const last = prices.at(-1)
    if (token.kind === 'label') {
      const named = token.label === null ? { label: null, word: token.word } : { label: token.label }
      if (standsBefore(tokens, at)) waiting = named
      else if (last && last.label === null && last.word === undefined) Object.assign(last, named)
    } else if (token.kind === 'amount') {
      // 'S/M 98 €/kg': the price of today.
      if (last?.market && last.cents === null && waiting === undefined) last.cents = token.cents
      else prices.push({ ...EMPTY, cents: token.cents === 0 ? null : token.cents, ...waiting })
      waiting = undefined
    } else if (token.kind === 'market') {
      prices.push({ ...EMPTY, market: true, ...waiting })
      waiting = undefined
    } else if (token.kind === 'unit' && last) Object.assign(last, { unit: token.unit, minPersons: token.minPersons })
  })
  return prices
}

/** 'Pack 6 12,50': bare numbers before prices that are written in another way, with nothing but a blank between. */
function looseNumbers(text: string, tokens: readonly Token[]): number {
  const first = tokens.findIndex(token => token.kind === 'amount' && token.isMarked)
  if (first > 0 && tokens.slice(0, first).every(({ kind }) => kind === 'amount')) return first
  // 'Zacapa 23      14': one at the end of the name, one in the column of prices.
  const wide = tokens.findIndex(({ start }, at) => at > 0 && text.slice(tokens[at - 1]?.end, start).includes('\t'))
  const isBeforeGap = wide > 0 && tokens.slice(0, wide).every(({ kind }) => kind === 'amount')
  return isBeforeGap && /\p{L}\.? $/u.test(text.slice(0, tokens[0]?.start)) ? wide : 0
}

/** A word of prices that is a name: 'Caña 1,50', 'Jarra 1/2 litro 4,00' are drinks. */
function nameOfLabel(text: string, tokens: readonly Token[]): Tail | undefined {
  if (tokens[0]?.kind !== 'label') return undefined
  const labels = tokens.filter(({ kind }) => kind === 'label').length
  if (labels > 1 && labels === tokens.filter(isPrice).length) return undefined
  return tailOf(text, tokens.slice(tokens.findLastIndex(({ kind }) => kind === 'label') + 1))
}

/** Words of prices that end a name: 'miel de caña', 'Vino de la casa botella copa 3'. */
function nameWords(text: string, tokens: readonly Token[]): number {
  const [first, second] = tokens
  if (first?.kind !== 'label') return 0
  if (second?.kind === 'label' || endsOpen(text.slice(0, first.start))) return 1 + nameWords(text, tokens.slice(1))
  return 0
}

function tailOf(text: string, tokens: readonly Token[]): Tail | undefined {
  const led = tokens.findIndex(
    ({ start: at }, place) => place > 0 && text.slice(tokens[place - 1]?.end, at).includes(LED),
  )
  const whole = tokens.slice(Math.max(0, led))
  const begun = whole.slice(whole.findIndex(({ kind }) => kind !== 'separator'))
  const used = begun.slice(nameWords(text, begun))
  const [first] = used
  if (!first || !used.some(({ kind }) => kind === 'amount' || kind === 'market')) return undefined
  const before = text.slice(0, first.start)
  const rest = before.replace(/[\s(|/–—·:-]+$/u, '')
  if (NUMBER_OF.test(rest) && first.kind === 'amount' && !first.isMarked) return undefined
  const amounts = used.filter(token => token.kind === 'amount')
  if (amounts.length === 1 && used.length === 1 && amounts.some(({ cents, isMarked }) => !isMarked && cents > BARE_MAX))
    return undefined
  return {
    rest,
    prices: linesOf(used),
    isMarked: amounts.every(({ isMarked }) => isMarked),
    isApart: /[\t\v][\s ]*$|\s[–—|:-]\s*$|:\s*$/u.test(before) || rest === '',
  }
}

/** Places where a word begins. */
const starts = (text: string): number[] =>
  [...text.matchAll(/(?<![\p{L}\p{N},.'/:%+º])[^\s]/gu)].map(({ index }) => index)

/** Reads the prices at the end of a line; nothing when none stands there. */
export function readTail(line: string): Tail | undefined {
  const text = withoutLeaders(line.slice(-MAX)).trimEnd()
  if (!/\d|m/iu.test(text)) return undefined
  const plain = folded(text)
  for (const start of starts(text)) {
    const tokens = tokensFrom(text, start, plain)
    if (!tokens) continue
    const kept = tokens.slice(tokens.findLastIndex(isYear) + 1)
    const tail = tailOf(text, kept)
    if (!tail) continue
    if (letterCount(tail.rest) === 0 && tail.prices.length > 0) {
      const named = nameOfLabel(text, kept)
      if (named) return named
    }
    const loose = looseNumbers(
      text,
      kept.filter(({ kind }) => kind !== 'separator'),
    )
    const sure = loose > 0 ? tailOf(text, kept.filter(({ kind }) => kind !== 'separator').slice(loose)) : undefined
    return sure ? { ...sure, loose: { rest: tail.rest, prices: tail.prices } } : tail
  }
  return undefined
}

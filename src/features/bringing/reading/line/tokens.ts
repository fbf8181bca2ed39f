import type { PriceLabel, PriceUnit } from '#features/prices/price-line.ts'
import { folded } from '../words.ts'

/** What a piece of the end of a line says about prices. */
export type Token = { start: number; end: number } & (
  | { kind: 'amount'; cents: number; isMarked: boolean; written: string }
  | { kind: 'label'; label: PriceLabel | null; word: string }
  | { kind: 'unit'; unit: PriceUnit; minPersons: number | null }
  | { kind: 'market' }
  | { kind: 'separator'; isStrong: boolean }
)

const END = String.raw`(?![\p{L}\p{N}])`
const pattern = (source: string): RegExp => new RegExp(source, 'uy')

/** Names of the portions as papers write them, without accents. */
const LABELS: readonly (readonly [PriceLabel, RegExp])[] = [
  [
    'media',
    pattern(
      `(?:(?:1/2|½|media)\\s*(?:racion|rac\\.?|r\\.)|1/2(?!\\s*(?:l|litro|kg|kilo|docena)\\b)|½|medias?|half|meia)${END}|m\\.(?=\\s?\\d)`,
    ),
  ],
  ['racion', pattern(`(?:racion(?:es)?|rac\\.?|entera|full|dose)${END}|r\\.(?=\\s?\\d)`)],
  ['tapa', pattern(`tapas?${END}|t\\.(?=\\s?\\d)`)],
  ['pincho', pattern(`(?:pinchos?|pintxos?)${END}`)],
  ['copa', pattern(`(?:copas?|glass|copo)${END}|c\\.(?=\\s?\\d)`)],
  ['botella', pattern(`(?:botellas?|bot\\.?|bottle|garrafa|btl\\.?)${END}|b\\.(?=\\s?\\d)`)],
  ['jarra', pattern(`(?:jarras?|jug|jarro)${END}`)],
  ['cana', pattern(`canas?${END}`)],
]
/** 'Doble 2,80': a word of the house's own between amounts. */
const OWN_LABELS = pattern(
  `(?:dobles?|tubos?|tercios?|quintos?|botellin(?:es)?|pintas?|vasos?|chupitos?|platos?|bocadillos?|bocatas?|montaditos?|pulgas?|medianas?|pequenas?|grandes?|familiar(?:es)?|individual(?:es)?|enteros?|1/4|magnum|litros?|combinados?)${END}`,
)
const UNITS: readonly (readonly [PriceUnit, RegExp])[] = [
  ['kg', pattern(`(?:/|el|por|al)?\\s*(?:kgs?|kilos?)\\.?${END}`)],
  ['100g', pattern(`(?:/|los|por|cada)?\\s*100\\s*(?:grs?|g|gramos)\\.?${END}`)],
  ['unit', pattern(`(?:/|la|por|cada)?\\s*(?:uds?|unid|unidad|und|pieza|pza|u)\\.?${END}|c/u\\.?${END}|each${END}`)],
  ['person', pattern(`(?:/|por)?\\s*(?:personas?|pers|pax|comensal|p\\.p|p/p|per person)\\.?${END}`)],
]
const MINIMUM = pattern(`[\\s,(·-]*min(?:imo|\\.)?\\s*(\\d{1,2})\\s*(?:personas?|pers\\.?|pax)?\\)?`)
const SAYS_OF_EACH = /^(?:\/|el |la |los |por |cada |al |c\/u|each|p\.p|p\/p|per )/u
const MARKET = pattern(
  `(?:precio\\s+)?(?:s\\s?/\\s?m(?:ercado)?|s\\.\\s?m\\.|p\\.?\\s?s\\.?\\s?m\\.?|segun\\s+(?:precio\\s+(?:de\\s+)?)?(?:el\\s+)?mercado|market price|preco de mercado)${END}\\.?`,
)
const EURO = `(?:€|euros?${END}|eur\\.?${END})`
const AMOUNT = pattern(
  `(?:€\\s?)?(\\d{1,3}(?:\\.\\d{3})+(?:,\\d{2})?|\\d{1,5}(?:\\s?[.,'´’]\\s?\\d{1,3}(?!\\d))?)(?:\\s?[.,]\\s?[-–—](?!\\d))?(\\s?${EURO})?`,
)
const SEPARATOR = pattern(String.raw`[/|·;()–—-]|,(?=\s)|\.(?=\s|$)|y(?=\s)`)
const BLANK = pattern(String.raw`[\s ]+`)

const exec = (regex: RegExp, text: string, at: number): RegExpExecArray | null => {
  regex.lastIndex = at
  return regex.exec(text)
}

/** Whole cents of a written amount, and whether it can be nothing but money: it has the sign, or two decimals. */
function money(found: RegExpExecArray): { cents: number; isMarked: boolean } | undefined {
  const written = (found[1] ?? '').replace(/\s/gu, '')
  const hasSign = found[0].includes('€') || found[2] !== undefined || /[-–—]$/u.test(found[0].trim())
  const thousands = /^\d{1,3}(?:\.\d{3})+(?:,\d{2})?$/u.test(written)
  const [whole = '', decimals = ''] = thousands ? written.replaceAll('.', '').split(',') : written.split(/[.,'´’]/u)
  if (decimals.length > 2 || whole.length > 5) return undefined
  if (/^0\d$/u.test(written) && !hasSign) return undefined
  // '1.250' may be a price or a number: it is asked.
  if (thousands && decimals === '' && !hasSign) return undefined
  const cents = Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
  return { cents, isMarked: hasSign || decimals.length === 2 }
}

function labelAt(text: string, at: number): { label: PriceLabel | null; length: number } | undefined {
  for (const [label, regex] of LABELS) {
    const found = exec(regex, text, at)
    if (found) return { label, length: found[0].length }
  }
  const own = exec(OWN_LABELS, text, at)
  return own ? { label: null, length: own[0].length } : undefined
}

/** The token at a place, after an amount or not: a unit follows one. */
function tokenAt(text: string, plain: string, start: number, afterAmount: 'bare' | 'money' | false): Token | undefined {
  const place = (length: number) => ({ start, end: start + length })
  const market = exec(MARKET, plain, start)
  if (market) return { kind: 'market', ...place(market[0].length) }
  if (afterAmount)
    for (const [unit, regex] of UNITS) {
      const found = exec(regex, plain, start)
      // '6 uds' is how many, '1,80 ud' and '2/ud' are prices of one.
      if (!found || (afterAmount === 'bare' && !SAYS_OF_EACH.test(found[0]))) continue
      const minimum = unit === 'person' ? exec(MINIMUM, plain, start + found[0].length) : null
      return {
        kind: 'unit',
        unit,
        minPersons: minimum ? Number(minimum[1]) : null,
        ...place(found[0].length + (minimum?.[0].length ?? 0)),
      }
    }
  const minimum = afterAmount ? exec(MINIMUM, plain, start) : null
  if (minimum) return { kind: 'unit', unit: 'person', minPersons: Number(minimum[1]), ...place(minimum[0].length) }
  const label = labelAt(plain, start)
  if (label)
    return { kind: 'label', label: label.label, word: text.slice(start, start + label.length), ...place(label.length) }
  const amount = exec(AMOUNT, plain, start)
  if (amount) {
    const read = money(amount)
    const next = plain[start + amount[0].length]
    if (!read || (next !== undefined && /[\p{L}\p{N}%º°]/u.test(next))) return undefined
    return { kind: 'amount', ...read, written: amount[0].trim(), ...place(amount[0].length) }
  }
  const separator = exec(SEPARATOR, plain, start)
  return separator ? { kind: 'separator', isStrong: /[/|·;]/u.test(separator[0]), ...place(1) } : undefined
}

function follows(last: Token | undefined): 'bare' | 'money' | false {
  if (last?.kind === 'market') return 'money'
  return last?.kind === 'amount' && (last.isMarked ? 'money' : 'bare')
}

/**
 * All tokens from `start` to the end of the text, or nothing when something else stands there. `plain`: the folded
 * text, where it is known.
 */
export function tokensFrom(text: string, start: number, plain = folded(text)): Token[] | undefined {
  const tokens: Token[] = []
  let at = start
  while (at < text.length) {
    const blank = exec(BLANK, plain, at)
    if (blank) {
      at += blank[0].length
      continue
    }
    const last = tokens.at(-1)
    const token = tokenAt(text, plain, at, follows(last))
    if (!token) return undefined
    tokens.push(token)
    at = token.end
  }
  return tokens
}

import { allergenNamed } from './allergen-words.ts'

/** What a carta writes its allergens with. */
export type MarkStyle = 'numbers' | 'letters' | 'words'

const SUPERSCRIPTS: Record<string, string> = {
  '⁰': '0',
  '¹': '1',
  '²': '2',
  '³': '3',
  '⁴': '4',
  '⁵': '5',
  '⁶': '6',
  '⁷': '7',
  '⁸': '8',
  '⁹': '9',
}
const NUMBER = String.raw`(?:1[0-4]|[1-9])`
const JOINT = String.raw`\s*[,.;·/\-–]\s*|\s+`
/** In brackets: '(1, 3, 7)', '[1-3]', '(A, C, G)', '(gluten, huevo)'. */
const BRACKETS = /[([{]\s*([^()[\]{}]{1,120}?)\s*[)\]}]/gu
const NUMBERS = new RegExp(`^(?:al(?:e|é)rg(?:enos)?\\.?:?\\s*)?${NUMBER}(?:(?:${JOINT})${NUMBER})*$`, 'iu')
const LETTERS = /^[A-ZÑ]{1,2}(?:\s*[,.;·/\s-]\s*[A-ZÑ]{1,2})*$/u
const RAISED = /\s*[⁰¹²³⁴⁵⁶⁷⁸⁹]+(?:\s*[,·'.-]?\s*[⁰¹²³⁴⁵⁶⁷⁸⁹]+)*/gu
/** Without brackets: three numbers or more, or two where the carta is known to use them; not a price. */
const BARE = new RegExp(
  `(?<![\\p{L}\\p{N}.,/€])${NUMBER}(?:\\s?[,·;\\-–]\\s?${NUMBER}){2,}(?![\\p{N}€%]|[.,]\\d)`,
  'gu',
)
const BARE_FEW = new RegExp(
  `(?<=\\s)(?:${NUMBER}(?:\\s?[,·;\\-–]\\s?${NUMBER})+|${NUMBER}(?:\\s+${NUMBER})+)(?=\\s+\\d{1,3}[.,]\\d{2}|\\s*$)`,
  'gu',
)
const SAID = /(?:contiene|al[eé]rgenos?|contains|allergens?)\s*[:.]\s*([\p{L}\p{N}\s,;·/.-]{1,160})$/iu

const numbersOf = (text: string): string[] => text.match(/\d+/gu) ?? []
const plainRaised = (text: string): string => text.replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/gu, digit => SUPERSCRIPTS[digit] ?? '')
/** '¹³⁷' are 1, 3, 7 where 137 is none. */
function raisedMarks(text: string): string[] {
  return (plainRaised(text).match(/\d+/gu) ?? []).flatMap(run =>
    Number(run) <= 14 && run.length <= 2 ? [run] : [...run],
  )
}

function wordsOf(text: string): string[] | undefined {
  const parts = text.split(/\s*[,;·/]\s*|\s+(?:y|e|and)\s+/u).filter(part => part !== '')
  if (parts.length === 0 || !parts.every(part => allergenNamed(part.replace(/\.$/u, '')))) return undefined
  return parts.map(part => part.replace(/\.$/u, '').trim())
}

/** What stands in brackets, where it can be nothing else than allergens. */
function inBrackets(inner: string, { known, isKey }: Known): string[] | undefined {
  // '(1/2)' is a half.
  if (/^1\/[24]$/u.test(inner)) return undefined
  if (NUMBERS.test(inner)) {
    const numbers = numbersOf(inner)
    return numbers.length > 1 || known.has('numbers') ? numbers : undefined
  }
  if (LETTERS.test(inner)) {
    const letters = inner.match(/[A-ZÑ]{1,2}/gu) ?? []
    if (letters.length > 0 && letters.every(isKey)) return letters
  }
  return wordsOf(inner)
}

/** What is known of the whole carta: `isKey`, whether its key has that mark. */
export type Known = { known: ReadonlySet<MarkStyle>; isKey: (mark: string) => boolean }
export type Marked = { rest: string; marks: string[] }

/** Takes the marks of allergens out of a line; the prices of the line stay where they are. */
export function takeMarks(line: string, carta: Known): Marked {
  const marks: string[] = []
  const take = (found: readonly string[]): string => {
    marks.push(...found)
    return ' '
  }
  let rest = line.replace(BRACKETS, (whole, inner: string) => {
    const found = inBrackets(inner, carta)
    return found ? take(found) : whole
  })
  rest = rest.replace(RAISED, raised => take(raisedMarks(raised)))
  rest = rest.replace(SAID, (whole, list: string) => {
    const found = NUMBERS.test(list.trim()) ? numbersOf(list) : wordsOf(list.replace(/\.\s*$/u, '').trim())
    return found ? take(found) : whole
  })
  rest = rest.replace(BARE, found => take(numbersOf(found)))
  if (carta.known.has('numbers')) rest = rest.replace(BARE_FEW, found => take(numbersOf(found)))
  if (carta.known.has('letters')) rest = takeLetters(rest, carta, take)
  return { rest, marks: [...new Set(marks)] }
}

/** 'Croquetas A,C,G  9,50': letters of the key without brackets, two or more. */
function takeLetters(line: string, { isKey }: Known, take: (found: string[]) => string): string {
  return line.replace(/(?<=\s)[A-ZÑ]{1,2}(?:\s?[,·/-]\s?[A-ZÑ]{1,2})+(?=\s|$)/gu, found => {
    const letters = found.match(/[A-ZÑ]{1,2}/gu) ?? []
    return letters.every(isKey) ? take(letters) : found
  })
}

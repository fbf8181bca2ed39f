/** A word of a text, and where it stands. */
export type TextWord = {
  /** Without accents, in lower case. */
  word: string
  start: number
  end: number
  /** Nothing but a space or a hyphen before it: 'gluten-free'; no comma, bracket or new line. */
  joins: boolean
}

const BEYOND_ASCII = 0x80
const LAST_FOLDED = 0x24f
/** Latin letters with accents, by code, as they are without. */
const FOLDED = Array.from({ length: LAST_FOLDED - BEYOND_ASCII + 1 }, (_, at) => fold(at + BEYOND_ASCII))

function fold(code: number): string {
  const letter = String.fromCharCode(code)
  if (!/\p{L}/u.test(letter)) return ''
  return letter.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

const isAsciiLetter = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57)
const isMark = (code: number): boolean => code >= 0x300 && code <= 0x36f
const isLetter = (code: number): boolean =>
  code < BEYOND_ASCII
    ? isAsciiLetter(code)
    : isMark(code) || (code <= LAST_FOLDED ? FOLDED[code - BEYOND_ASCII] !== '' : isOtherLetter(code))
const isOtherLetter = (code: number): boolean => /[\p{L}\p{N}]/u.test(String.fromCharCode(code))

/** Space, hyphens and apostrophes: what may stand between the words of one phrase. */
const JOINTS = new Set([..." \u00a0\u202f-\u00ad\u2010\u2011\u2013\u2019\u00b4'`"].map(joint => joint.charCodeAt(0)))

/** By code and not by expression: a menu of 2 000 dishes has half a million letters. */
export function wordsOf(text: string): TextWord[] {
  const words: TextWord[] = []
  let joins = true
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (!isLetter(code)) {
      joins &&= JOINTS.has(code)
      continue
    }
    const start = at
    let isPlain = true
    for (; at < text.length; at++) {
      const next = text.charCodeAt(at)
      if (!isLetter(next)) break
      if (next >= BEYOND_ASCII) isPlain = false
    }
    const written = text.slice(start, at)
    words.push({ word: isPlain ? written.toLowerCase() : unaccented(written), start, end: at, joins })
    joins = true
    at--
  }
  return words
}

function unaccented(written: string): string {
  let word = ''
  for (let at = 0; at < written.length; at++) {
    const code = written.charCodeAt(at)
    if (code < BEYOND_ASCII || code > LAST_FOLDED) word += isMark(code) ? '' : written[at]
    else word += FOLDED[code - BEYOND_ASCII]
  }
  return word.toLowerCase()
}

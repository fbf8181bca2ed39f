/** A piece of a text, and whether the other text has it, too. */
export type Piece = { text: string; isOwn: boolean }

const TOKENS = /\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu
const isWord = (token: string): boolean => /[\p{L}\p{N}]/u.test(token)
const isSpace = (token: string): boolean => token.trim() === ''

/** Lengths of the longest common sequence of what follows each pair of places. */
function commonLengths(one: readonly string[], other: readonly string[]): Uint16Array[] {
  const rows = Array.from({ length: one.length + 1 }, () => new Uint16Array(other.length + 1))
  for (let i = one.length - 1; i >= 0; i -= 1) {
    const [row, below] = [rows[i], rows[i + 1]] as [Uint16Array, Uint16Array]
    for (let j = other.length - 1; j >= 0; j -= 1)
      row[j] = one[i] === other[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0)
  }
  return rows
}

/** For each token, whether it is in the longest common sequence of both. */
function inCommon(one: readonly string[], other: readonly string[]): [boolean[], boolean[]] {
  const lengths = commonLengths(one, other)
  const [ofOne, ofOther] = [one.map(() => false), other.map(() => false)]
  let [i, j] = [0, 0]
  while (i < one.length && j < other.length) {
    if (one[i] === other[j]) {
      ofOne[i] = true
      ofOther[j] = true
      i += 1
      j += 1
    } else if ((lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0)) i += 1
    else j += 1
  }
  return [ofOne, ofOther]
}

/** Tokens as pieces; a space between two words of its own is its own. */
function piecesOf(tokens: readonly string[], isCommon: readonly boolean[]): Piece[] {
  const isOwn = tokens.map((token, at) => {
    if (!isSpace(token)) return isCommon[at] !== true
    return isCommon[at - 1] === false && isCommon[at + 1] === false
  })
  const pieces: Piece[] = []
  tokens.forEach((text, at) => {
    const last = pieces.at(-1)
    if (last && last.isOwn === isOwn[at]) last.text += text
    else pieces.push({ text, isOwn: isOwn[at] === true })
  })
  return pieces
}

/**
 * Both texts in pieces, so that the words which only one of them has can be marked. Texts without a word in common have
 * no marks: all of them is different.
 */
export function wordDiff(one: string, other: string): [Piece[], Piece[]] {
  const [tokens, others] = [one.match(TOKENS) ?? [], other.match(TOKENS) ?? []]
  const [isCommon, isCommonThere] = inCommon(tokens, others)
  if (!tokens.some((token, at) => isCommon[at] && isWord(token)))
    return [[{ text: one, isOwn: false }], [{ text: other, isOwn: false }]]
  return [piecesOf(tokens, isCommon), piecesOf(others, isCommonThere)]
}

const REFUSED = /;\s*q=0(\.0*)?$/

/** True when `Accept-Encoding` names the encoding and does not refuse it with `q=0`. */
export function acceptsEncoding(header: string | string[] | undefined, encoding: 'br' | 'gzip'): boolean {
  if (typeof header !== 'string' || !header.includes(encoding)) return false
  return header.split(',').some(part => {
    const name = part.trim()
    return (name === encoding || name.startsWith(`${encoding};`)) && !REFUSED.test(name)
  })
}

export type Encoding = 'br' | 'gzip'

const ENCODINGS = ['br', 'gzip'] as const

/**
 * Browsers send only a few spellings. A client that invents more neither fills memory nor keeps theirs out: when there
 * are too many, all are forgotten and those that come often are there again at once.
 */
const REMEMBERED_MAX = 100
const REMEMBERED_LENGTH = 200
const remembered = new Map<string, readonly Encoding[]>()

/** Those of our two encodings that the client accepts, the best first. */
export function acceptedEncodings(header: string | string[] | undefined): readonly Encoding[] {
  if (typeof header !== 'string') return []
  const known = remembered.get(header)
  if (known) return known
  const accepted = ENCODINGS.filter(each => acceptsEncoding(header, each))
  if (header.length > REMEMBERED_LENGTH) return accepted
  if (remembered.size >= REMEMBERED_MAX) remembered.clear()
  remembered.set(header, accepted)
  return accepted
}

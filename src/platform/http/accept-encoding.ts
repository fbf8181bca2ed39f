const REFUSED = /;\s*q=0(\.0*)?$/

/** True when `Accept-Encoding` names the encoding and does not refuse it with `q=0`. */
export function acceptsEncoding(header: string | string[] | undefined, encoding: 'br' | 'gzip'): boolean {
  if (typeof header !== 'string' || !header.includes(encoding)) return false
  return header.split(',').some(part => {
    const name = part.trim()
    return (name === encoding || name.startsWith(`${encoding};`)) && !REFUSED.test(name)
  })
}

type Encoding = 'br' | 'gzip' | undefined

/** Browsers send only a few spellings; a client that invents more fills no memory. */
const REMEMBERED_MAX = 100
const remembered = new Map<string, Encoding>()

/** The best of our two encodings that the client accepts. */
export function bestEncoding(header: string | undefined): Encoding {
  if (header === undefined) return undefined
  const known = remembered.get(header)
  if (known !== undefined) return known
  const best = (['br', 'gzip'] as const).find(each => acceptsEncoding(header, each))
  if (remembered.size < REMEMBERED_MAX) remembered.set(header, best)
  return best
}

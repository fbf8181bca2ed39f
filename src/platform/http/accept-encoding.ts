const REFUSED = /;\s*q=0(\.0*)?$/

/** True when `Accept-Encoding` names the encoding and does not refuse it with `q=0`. */
export function acceptsEncoding(header: string | string[] | undefined, encoding: 'br' | 'gzip'): boolean {
  if (typeof header !== 'string' || !header.includes(encoding)) return false
  return header.split(',').some(part => {
    const name = part.trim()
    return (name === encoding || name.startsWith(`${encoding};`)) && !REFUSED.test(name)
  })
}

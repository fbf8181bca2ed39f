/** First and last byte of a part of a file. */
export type ByteRange = { first: number; last: number }

const ONE_RANGE = /^bytes=(\d*)-(\d*)$/

/**
 * The part that a `Range` header asks for: undefined for the whole file (no range, several, or one that is not
 * understood), `'none'` when the file has no such part (RFC 9110, 14.2).
 */
export function askedRange(header: string | undefined, bytes: number): ByteRange | 'none' | undefined {
  const [, from = '', to = ''] = ONE_RANGE.exec(header ?? '') ?? []
  if (from === '' && to === '') return undefined
  if (from === '') {
    const length = Math.min(Number(to), bytes)
    return length === 0 ? 'none' : { first: bytes - length, last: bytes - 1 }
  }
  const first = Number(from)
  const last = to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1)
  if (to !== '' && Number(to) < first) return undefined
  return first >= bytes ? 'none' : { first, last }
}

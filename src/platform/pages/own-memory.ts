/**
 * A copy in memory of exactly its size. What zlib answers is a view on a block of 16 KB, and a small Buffer one on a
 * block that others share: whoever keeps such a view keeps the whole block.
 */
export function ownMemory(content: Buffer | string): Buffer {
  const copy = Buffer.allocUnsafeSlow(Buffer.byteLength(content))
  if (typeof content === 'string') copy.write(content)
  else content.copy(copy)
  return copy
}

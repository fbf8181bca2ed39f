/** Bytes of all drawn pictures that one process keeps. */
const KEPT_BYTES = 16 * 1024 * 1024

/**
 * Drawn pictures by path: each is drawn once, also for concurrent requests; the one that was read longest ago leaves.
 */
export function createDrawnFiles(maxBytes = KEPT_BYTES) {
  const kept = new Map<string, Buffer>()
  const drawing = new Map<string, Promise<Buffer>>()
  let total = 0

  function keep(path: string, file: Buffer): Buffer {
    kept.set(path, file)
    total += file.length
    for (const [oldest, bytes] of kept) {
      if (total <= maxBytes) break
      kept.delete(oldest)
      total -= bytes.length
    }
    return file
  }

  return async (path: string, draw: () => Promise<Buffer>): Promise<Buffer> => {
    const before = kept.get(path)
    if (before) {
      kept.delete(path)
      kept.set(path, before)
      return before
    }
    const shared =
      drawing.get(path) ??
      draw()
        .then(file => keep(path, file))
        .finally(() => drawing.delete(path))
    drawing.set(path, shared)
    return shared
  }
}

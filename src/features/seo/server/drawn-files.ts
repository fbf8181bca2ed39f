/** Bytes of all drawn files that one process keeps. */
const KEPT_BYTES = 16 * 1024 * 1024

type Drawn = { content: Buffer; version: number }

/**
 * Drawn files by path, with the version of the menu that was last seen to show them: a request for that version needs
 * nothing but the bytes. What was read longest ago leaves.
 */
export function createDrawnFiles(maxBytes = KEPT_BYTES) {
  const kept = new Map<string, Drawn>()
  const drawing = new Map<string, Promise<unknown>>()
  let total = 0

  /** Moves it to the end. */
  function find(path: string): Drawn | undefined {
    const drawn = kept.get(path)
    if (!drawn) return undefined
    kept.delete(path)
    kept.set(path, drawn)
    return drawn
  }

  return {
    /** The file, if that version of the menu has it. */
    ofVersion: (path: string, version: number): Buffer | undefined => {
      const drawn = find(path)
      return drawn?.version === version ? drawn.content : undefined
    },

    /** The file of another version: its path says what it shows, so it needs no second drawing. */
    confirm: (path: string, version: number): Buffer | undefined => {
      const drawn = find(path)
      if (drawn) drawn.version = version
      return drawn?.content
    },

    keep: (path: string, version: number, content: Buffer): Buffer => {
      total += content.length - (kept.get(path)?.content.length ?? 0)
      kept.delete(path)
      kept.set(path, { content, version })
      for (const [oldest, drawn] of kept) {
        if (total <= maxBytes) break
        kept.delete(oldest)
        total -= drawn.content.length
      }
      return content
    },

    /** Concurrent requests for one file share what is made of it. */
    once: <T>(path: string, make: () => Promise<T>): Promise<T> => {
      const shared = (drawing.get(path) as Promise<T> | undefined) ?? make().finally(() => drawing.delete(path))
      drawing.set(path, shared)
      return shared
    },
  }
}

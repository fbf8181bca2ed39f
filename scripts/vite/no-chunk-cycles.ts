import type { Plugin } from 'vite'

/** A way from a file back to itself along its imports; undefined when there is none. */
export function importCycle(imports: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const done = new Set<string>()
  const path: string[] = []
  const walk = (file: string): string[] | undefined => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
    if (done.has(file)) return undefined
    path.push(file)
    for (const next of imports.get(file) ?? []) {
      const found = walk(next)
      if (found) return found
    }
    path.pop()
    done.add(file)
    return undefined
  }
  for (const file of imports.keys()) {
    const found = walk(file)
    if (found) return found
  }
  return undefined
}

/**
 * Fails the build when files that are loaded before they run import each other in a circle: which one runs first then
 * depends on the page, and the other one sees `undefined` in place of its constants. It comes of groups in
 * `codeSplitting` that take a module without what it imports.
 */
export const noChunkCycles: Plugin = {
  name: 'no-chunk-cycles',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter(file => file.type === 'chunk')
    const cycle = importCycle(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])))
    if (cycle) this.error(`files import each other in a circle: ${cycle.join(' → ')}`)
  },
}

import { relative } from 'node:path'

const ROOT = `${import.meta.dirname}/../..`
const SHOWN = 15
const SECONDS_WIDTH = 7

/** Milliseconds that each test file took, by its path; of a file that ran more than once, the sum. */
export class FileTimes {
  readonly #ms = new Map<string, number>()

  add(file: string, ms: number): void {
    this.#ms.set(file, (this.#ms.get(file) ?? 0) + ms)
  }

  /** The list that every test run ends with; nothing after a run of one file. */
  print(): string {
    if (this.#ms.size < 2) return ''
    const slowest = [...this.#ms].toSorted(([, a], [, b]) => b - a).slice(0, SHOWN)
    const lines = slowest.map(([file, ms]) => `${(ms / 1000).toFixed(1).padStart(SECONDS_WIDTH)} s  ${fromRoot(file)}`)
    return [`\nSlowest ${slowest.length} of ${this.#ms.size} test files`, ...lines, ''].join('\n')
  }
}

const fromRoot = (file: string): string => relative(ROOT, file).replaceAll('\\', '/')

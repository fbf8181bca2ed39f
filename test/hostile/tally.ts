import { Console } from 'node:console'
import { afterAll, expect, vi } from 'vitest'
import { isLong } from './payloads.ts'

type Answered = { status: number }

const FAILED = 500
/** Of a test with all payloads and rounds, on a busy machine. */
const LONG_TIMEOUT_MS = 600_000
/** Parts of a stack trace, of SQL or of a file's path: none of them ever leaves the server (3-decisions §1). */
const INNARDS =
  /\bat [\w.<>]+ \(?(?:file:|\/|node:)|node_modules|\.ts:\d+|\bSELECT .+ FROM\b|syntax error at or near|pg_catalog/

/**
 * Counts what a file of this suite sent: requests, refusals, answers 500 and leaks. Prints them at the file's end and
 * fails when the last two are not 0.
 */
export function createTally(name: string) {
  if (isLong) vi.setConfig({ testTimeout: LONG_TIMEOUT_MS })
  const counts = { sent: 0, refused: 0, failed: 0, leaks: 0 }
  const found: string[] = []

  const leak = (what: string): void => {
    counts.leaks++
    found.push(what)
  }
  afterAll(() => {
    new Console(process.stdout).log(`hostile ${name}: ${JSON.stringify(counts)}`)
    expect(found).toEqual([])
    expect(counts).toMatchObject({ failed: 0, leaks: 0 })
    expect(counts.sent).toBeGreaterThan(0)
  })
  return {
    /** Counts an answer and hands it on. `what` says what was sent. */
    count<A extends Answered>(what: string, answer: A, text = ''): A {
      counts.sent++
      if (answer.status >= 400) counts.refused++
      // Busy (503) is an answer to overload, which no request of these tests is.
      if (answer.status >= FAILED) {
        counts.failed++
        found.push(`${answer.status} for ${what}`)
      }
      if (answer.status >= 400 && INNARDS.test(text)) leak(`innards for ${what}: ${text.slice(0, 200)}`)
      return answer
    },
    /** Something came out that must not. */
    leak,
  }
}

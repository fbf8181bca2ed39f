import { afterAll, beforeAll, expect, test } from 'vitest'
import { silentLog } from '#platform/log/log.ts'
import { createTypesetting, type Typesetting } from '#platform/typeset/typeset.ts'
import { randomCarta } from '#test/menus/paper-cartas.ts'
import { problemsOf } from '#test/menus/paper-check.ts'

/** After those of `npm test`. */
const FIRST = 30
const CARTAS = 300

let typesetting: Typesetting
beforeAll(() => {
  typesetting = createTypesetting({ log: silentLog, timeoutMs: 60_000, firstTimeoutMs: 60_000 })
})
afterAll(() => typesetting.close())

test('three hundred random cartas are printed whole', { timeout: 1_800_000 }, async () => {
  const wrong: Record<number, string[]> = {}
  let small = 0
  for (let seed = FIRST; seed < FIRST + CARTAS; seed += 1) {
    const carta = randomCarta(seed)
    const problems = await problemsOf(carta, typesetting)
    if (problems === null) {
      small += 1
      expect(carta.options.format).toBe('trifold')
    } else if (problems.length > 0) wrong[seed] = problems.slice(0, 5)
  }
  expect(wrong).toEqual({})
  expect(small).toBeLessThan(CARTAS / 10)
})

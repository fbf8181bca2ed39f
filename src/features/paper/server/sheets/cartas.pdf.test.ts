import { afterAll, beforeAll, expect, test } from 'vitest'
import { silentLog } from '#platform/log/log.ts'
import { createTypesetting, type Typesetting } from '#platform/typeset/typeset.ts'
import { randomCarta } from '#test/menus/paper-cartas.ts'
import { problemsOf } from '#test/menus/paper-check.ts'

const CARTAS = 30
/** Dishes: those of four hundred are in `test:long`. */
const MOST = 60

let typesetting: Typesetting
beforeAll(() => {
  typesetting = createTypesetting({ log: silentLog, timeoutMs: 60_000, firstTimeoutMs: 60_000 })
})
afterAll(() => typesetting.close())

test.each(Array.from({ length: CARTAS }, (_, seed) => seed))(
  'random carta %i is printed whole: nothing outside, nothing over anything, everything once',
  async seed => {
    const carta = randomCarta(seed, MOST)
    const problems = await problemsOf(carta, typesetting)
    // Only a folded sheet may be too small.
    if (problems === null) expect(carta.options.format).toBe('trifold')
    else expect(problems).toEqual([])
  },
)

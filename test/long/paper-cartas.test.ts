import assert from 'node:assert/strict'
import { test } from 'node:test'
import { silentLog } from '#platform/log/log.ts'
import { createTypesetting } from '#platform/typeset/typeset.ts'
import { randomCarta } from '../menus/paper-cartas.ts'
import { problemsOf } from '../menus/paper-check.ts'

/** After those of `npm test`. */
const FIRST = 30
const CARTAS = 300
/** Only a folded sheet may be too small, and few are. */
const TOO_SMALL_MAX = CARTAS / 10

void test('three hundred random cartas are printed whole', async () => {
  const typesetting = createTypesetting({ log: silentLog, timeoutMs: 60_000, firstTimeoutMs: 60_000 })
  try {
    const wrong: Record<number, string[]> = {}
    let small = 0
    for (let seed = FIRST; seed < FIRST + CARTAS; seed += 1) {
      const carta = randomCarta(seed)
      const problems = await problemsOf(carta, typesetting)
      if (problems === null) {
        small += 1
        assert.equal(carta.options.format, 'trifold', `carta ${seed} does not fit`)
      } else if (problems.length > 0) wrong[seed] = problems.slice(0, 5)
    }
    assert.deepEqual(wrong, {})
    assert.ok(small < TOO_SMALL_MAX, `${small} tri-folds are too small`)
  } finally {
    await typesetting.close()
  }
})

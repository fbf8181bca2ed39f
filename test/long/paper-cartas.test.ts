import assert from 'node:assert/strict'
import { test } from 'node:test'
import { silentLog } from '#platform/log/log.ts'
import { createTypesetting } from '#platform/typeset/typeset.ts'
import { DISHES_MAX } from '#features/paper/paper.limits.ts'
import { STYLES } from '#features/theme/theme.contract.ts'
import { cartaOf, type RandomCarta, randomCarta, randomOf } from '../print/paper-cartas.ts'
import { problemsOf } from '../print/paper-check.ts'

/** After those of `npm test`. */
const FIRST = 30
const CARTAS = 300
/** Only a folded sheet may be too small, and few are; a booklet of more may need more than forty pages. */
const TOO_SMALL_MAX = CARTAS / 10
const FITS_BOOKLET = 200

async function printedWhole(cartas: Iterable<RandomCarta>): Promise<number> {
  const typesetting = createTypesetting({ log: silentLog, timeoutMs: 60_000, firstTimeoutMs: 60_000 })
  try {
    const wrong: Record<string, string[]> = {}
    let small = 0
    for (const carta of cartas) {
      const { seed, style, options, content } = carta
      const name = `${seed} ${style} ${options.format}`
      const problems = await problemsOf(carta, typesetting)
      const mayNotFit =
        options.format === 'trifold' || (options.format === 'booklet' && content.dishes.length > FITS_BOOKLET)
      if (problems === null) {
        small += 1
        assert.ok(mayNotFit, `carta ${name} does not fit`)
      } else if (problems.length > 0) wrong[name] = problems.slice(0, 5)
    }
    assert.deepEqual(wrong, {})
    return small
  } finally {
    await typesetting.close()
  }
}

function* randomCartas(): Generator<RandomCarta> {
  for (let seed = FIRST; seed < FIRST + CARTAS; seed += 1) yield randomCarta(seed)
}

void test('three hundred random cartas are printed whole', async () => {
  const small = await printedWhole(randomCartas())
  assert.ok(small < TOO_SMALL_MAX, `${small} sheets are too small`)
})

function* largestCartas(): Generator<RandomCarta> {
  for (const [at, style] of STYLES.entries())
    for (const format of ['a4', 'a3', 'door', 'booklet'] as const)
      yield cartaOf({ seed: 2000 + at, random: randomOf(2000 + at), format, style, total: DISHES_MAX })
}

void test('cartas of as many dishes as an edition holds are printed whole, or need too many pages', async () => {
  await printedWhole(largestCartas())
})

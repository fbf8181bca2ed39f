import { expect, test } from 'vitest'
import { type Carta, CORPUS } from '#test/cartas/corpus.ts'
import { type Score, scoreOf, sum } from '#test/cartas/score.ts'
import { openSource, type ReadPage, understand } from './read-pages.ts'

async function pagesOf({ kind, make }: Carta): Promise<ReadPage[]> {
  const { bytes } = await make()
  if (kind === 'text') return [{ kind: 'text', text: bytes.toString() }]
  const source = await openSource({ files: [{ content: bytes }] })
  const pages = []
  for (let page = 1; page <= source.pages; page++) pages.push(await source.read(page))
  await source.close()
  return pages
}

async function scored(isAside: boolean): Promise<Score> {
  const scores: Score[] = []
  for (const carta of CORPUS.filter(each => each.kind !== 'photo' && each.isAside === isAside))
    scores.push(scoreOf(carta, understand(await pagesOf(carta)).draft))
  return sum(scores)
}

test('the corpus is of 80 cartas', () => {
  expect(CORPUS).toHaveLength(80)
})

// Photographs are in test/long.
test.each([false, true])('texts, sheets and PDFs are read as issue 30 asks; kept aside: %s', async isAside => {
  const { truth, found, names, pricesWrong, questions, categories, allergens } = await scored(isAside)
  expect(names / truth).toBeGreaterThanOrEqual(0.98)
  expect(names / found).toBeGreaterThanOrEqual(0.98)
  expect(pricesWrong).toBe(0)
  expect(questions / truth).toBeLessThanOrEqual(0.15)
  expect(categories / names).toBeGreaterThanOrEqual(0.98)
  expect(allergens.right / allergens.said).toBeGreaterThanOrEqual(0.98)
})

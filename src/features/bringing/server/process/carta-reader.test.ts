import { expect, test } from 'vitest'
import { readdirSync, readFileSync } from 'node:fs'
import { pdfWithBrokenPage } from '#test/cartas/hostile.ts'
import { READING_LIMITS } from '../../bringing.limits.ts'
import { createCartaReader } from './carta-reader.ts'

const TEXT = 'ENTRANTES\nCroquetas de jamón ..... 9,50 €\nRodaballo 58 €/kg\n'
const reader = () => createCartaReader()

/** Processes below this one that read. */
function readers(): number {
  const isReader = (pid: string) => {
    try {
      return (
        readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('reading-worker') &&
        readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ')[3] === String(process.pid)
      )
    } catch {
      return false
    }
  }
  return readdirSync('/proc').filter(name => /^\d+$/u.test(name) && isReader(name)).length
}

test('a text is read in another process, which is gone afterwards', async () => {
  const { draft, pages } = await reader().read({ restaurantId: 'one', source: { text: TEXT } })
  expect(draft.dishes.map(({ names, prices }) => [names.es, prices[0]?.cents])).toEqual([
    ['Croquetas de jamón', 950],
    ['Rodaballo', 5800],
  ])
  expect(draft.dishes[1]?.doubts.map(({ kind }) => kind)).toEqual(['unit'])
  expect(pages).toEqual([{ state: 'read' }])
  await expect.poll(readers).toBe(0)
})

test('a page that fails does not stop the others', async () => {
  const files = [{ content: pdfWithBrokenPage() }]
  const { draft, pages } = await reader().read({ restaurantId: 'one', source: { files } })
  expect(pages).toEqual([{ state: 'read' }, { state: 'failed', reason: 'unreadable' }])
  expect(draft.dishes.map(({ names }) => names.es)).toEqual(['Croquetas'])
})

test.each([{ memoryBytes: 1 }, { pageMs: 1 }])(
  'what takes more than %o is refused, and its process is gone',
  async less => {
    const strict = createCartaReader({ ...READING_LIMITS, ...less })
    const reading = strict.read({ restaurantId: 'one', source: { text: TEXT } })
    await expect(reading).rejects.toMatchObject({ name: 'Refusal', reason: 'unreadable' })
    await expect.poll(readers).toBe(0)
  },
)

test('a cancelled reading ends at once, with its process; the next one of the restaurant runs', async () => {
  const own = reader()
  const cancel = new AbortController()
  const cancelled = own.read({
    restaurantId: 'one',
    source: { text: TEXT },
    signal: cancel.signal,
    onPage: () => cancel.abort(new Error('cancelled')),
  })
  const next = own.read({ restaurantId: 'one', source: { text: TEXT } })
  await expect(cancelled).rejects.toThrow('cancelled')
  expect((await next).draft.dishes).toHaveLength(2)
  await expect.poll(readers).toBe(0)
})

test('one of a restaurant, two in all', async () => {
  const own = reader()
  const opened: string[] = []
  const alive: number[] = []
  const begin = (restaurantId: string) =>
    own.read({
      restaurantId,
      source: { text: TEXT },
      onPage: ({ read }) => {
        alive.push(readers())
        if (read.length === 0) opened.push(restaurantId)
      },
    })
  await Promise.all(['one', 'one', 'two', 'three'].map(begin))
  expect(Math.max(...alive)).toBe(2)
  expect(opened.slice(0, 2).toSorted()).toEqual(['one', 'two'])
  expect(opened).toHaveLength(4)
})

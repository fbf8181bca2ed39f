import assert from 'node:assert/strict'
import { fork } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { READING_LIMITS } from '#features/bringing/bringing.limits.ts'
import { createCartaReader } from '#features/bringing/server/process/carta-reader.ts'
import { findTesseract } from '#features/bringing/server/photo/tesseract.ts'
import { CORPUS } from '#test/cartas/corpus.ts'
import { HEAVY, pdfOfManySteps, REFUSED } from '#test/cartas/hostile.ts'
import { type Score, scoreOf, sum } from '#test/cartas/score.ts'
import { dataFolder } from './folders.ts'
import { descendants, isAlive, until } from './product.ts'
import { commandOf, ticksOf } from './processes.ts'

const TEN_SECONDS_MS = 10_000
/** Of `/proc`: more than a start takes, and less than the page that is read. */
const BUSY_TICKS = 300
const MEGABYTE = 2 ** 20
const ROUNDS = 2
/** Of a process that has read some fifty more files. */
const KEPT_MAX = 45 * MEGABYTE
const reader = createCartaReader()
const read = (content: Uint8Array) => reader.read({ restaurantId: 'one', source: { files: [{ content }] } })

for (const [name, [reason, make]] of Object.entries(HEAVY))
  void test(`${name} is refused within its limits: ${reason}`, async () => {
    const bytes = await make()
    const began = performance.now()
    await assert.rejects(read(bytes), { name: 'Refusal', reason })
    assert.ok(performance.now() - began < 2 * READING_LIMITS.pageMs)
  })

for (const [name, [reason, make]] of Object.entries(REFUSED))
  void test(`${name} is refused by the process that reads: ${reason}`, async () => {
    await assert.rejects(read(await make()), { name: 'Refusal', reason })
  })

void test('when the server is killed in the middle of a page, the process that reads it ends too', async () => {
  const path = join(dataFolder(), 'carta.pdf')
  await writeFile(path, pdfOfManySteps())
  const asker = fork(join(import.meta.dirname, 'asker.ts'), [path])
  const reading = () => descendants(asker.pid!).find(pid => commandOf(pid).includes('reading-worker.ts'))
  let busy: number | undefined
  await until('a page is being read', () => (busy = reading()) !== undefined && ticksOf(busy) > BUSY_TICKS)
  asker.kill('SIGKILL')
  await until('its process has ended', () => !isAlive(busy!), TEN_SECONDS_MS)
})

void test('hostile files leave no memory behind', async () => {
  const all: Buffer[] = []
  for (const [, make] of Object.values(REFUSED)) all.push(await make())
  const round = async (): Promise<number> => {
    for (const bytes of all) await read(bytes).catch(() => undefined)
    globalThis.gc?.()
    return process.memoryUsage.rss()
  }
  await round()
  const before = await round()
  for (let count = 0; count < ROUNDS; count++) await round()
  assert.ok((await round()) - before < KEPT_MAX)
})

void test('photographs are read as issue 30 asks', async () => {
  assert.ok(await findTesseract(), 'needs tesseract-ocr and tesseract-ocr-spa')
  const scores: Score[] = []
  for (const carta of CORPUS.filter(({ kind }) => kind === 'photo')) {
    const { bytes, corners } = await carta.make()
    const { draft } = await reader.read({ restaurantId: 'one', source: { files: [{ content: bytes, corners }] } })
    scores.push(scoreOf(carta, draft))
  }
  const { truth, names, pricesWrong } = sum(scores)
  assert.ok(names / truth >= 0.9, `${names} of ${truth} names`)
  assert.ok(pricesWrong / truth < 1 / 200, `${pricesWrong} wrong prices`)
})

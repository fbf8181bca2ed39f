import assert from 'node:assert/strict'
import { randomBytes, randomUUID } from 'node:crypto'
import { test } from 'node:test'
import sharp from 'sharp'
import { MINUTE_MS } from '#shared/time.ts'
import { seededFolder } from './folders.ts'
import { descendants, freePort, isAlive, killTree, type Product, startProduct, until } from './product.ts'
import { commandOf, ticksOf } from './processes.ts'

const ROUNDS = 2
const TEN_SECONDS_MS = 10_000

/** Of `/proc`: more than a start takes, and less than the picture that is sent. */
const BUSY_TICKS = 60

const pictureProcesses = ({ process: { pid } }: Product): number[] =>
  descendants(pid!).filter(each => commandOf(each).includes('picture-worker.ts'))

/** The process that has begun to work since now; others may still wait for more. */
async function busyProcess(product: Product): Promise<number> {
  const before = new Map(pictureProcesses(product).map(pid => [pid, ticksOf(pid)]))
  const isBusy = (pid: number) => ticksOf(pid) - (before.get(pid) ?? 0) > BUSY_TICKS
  let busy: number | undefined
  await until('a picture is being made', () => (busy = pictureProcesses(product).find(isBusy)) !== undefined, MINUTE_MS)
  return busy!
}

/** Seconds of work for the encoder, or a moment's. */
const noise = (width: number, height: number): Promise<Buffer> =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .jpeg()
    .toBuffer()

/** An owner with a dish; `send` gives it a picture. */
async function owner({ url }: Product) {
  let cookie = ''
  const call = async (method: string, path: string, body: object | FormData) => {
    const isForm = body instanceof FormData
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: { cookie, origin: url, ...(!isForm && { 'content-type': 'application/json' }) },
      body: isForm ? body : JSON.stringify(body),
    })
    const cookies = answer.headers.getSetCookie().map(each => each.split(';')[0])
    if (cookies.length > 0) cookie = cookies.join('; ')
    return { status: answer.status, text: await answer.text() }
  }
  const idOf = ({ text }: { text: string }) => (JSON.parse(text) as { data: { _id: string } }).data._id
  const tag = randomUUID().slice(0, 8)
  await call('POST', '/auth/register', {
    name: 'Marta',
    email: `m-${tag}@ejemplo.com`,
    password: 'Paella-de-domingo-7',
  })
  const restaurant = idOf(await call('POST', '/restaurants', { name: `Casa ${tag}` }))
  const named = { translations: { es: { name: 'Tapas' } } }
  const category = idOf(await call('POST', `/restaurants/${restaurant}/categories`, named))
  const dish = idOf(await call('POST', `/categories/${category}/items`, { ...named, price: 1 }))
  return async (picture: Buffer) => {
    const form = new FormData()
    form.append('image', new Blob([new Uint8Array(picture)]), 'plato.jpg')
    return call('PUT', `/menu/items/${dish}`, form)
  }
}

async function started(t: { after(work: () => Promise<void>): void }): Promise<Product> {
  const product = startProduct({ dataDir: await seededFolder(), port: await freePort(), env: { RATE_LIMITS: 'off' } })
  t.after(() => killTree(product))
  await product.ready()
  return product
}

void test('a decoder that crashes in the middle of a picture never takes the server with it', async t => {
  const product = await started(t)
  const send = await owner(product)
  const [slow, quick] = [await noise(1200, 900), await noise(60, 40)]
  for (let round = 0; round < ROUNDS; round++) {
    for (const [signal, status] of [
      ['SIGSEGV', 415],
      ['SIGKILL', 503],
    ] as const) {
      const busy = busyProcess(product)
      const answered = send(slow)
      process.kill(await busy, signal)
      const { status: got, text } = await answered
      assert.equal(got, status, text)
      assert.equal((await fetch(`${product.url}/el-rincon`)).status, 200)
      assert.equal((await send(quick)).status, 200)
    }
  }
})

void test('at SIGTERM in the middle of a picture, its process ends too', async t => {
  const product = await started(t)
  const send = await owner(product)
  const busy = busyProcess(product)
  const answered = send(await noise(1200, 900)).catch(() => undefined)
  const working = await busy
  assert.equal(await product.end('SIGTERM'), 0, product.output())
  await until('its process has ended', () => !isAlive(working), TEN_SECONDS_MS)
  await answered
})

void test('when the server is killed in the middle of a picture, its process ends too', async t => {
  const product = await started(t)
  const send = await owner(product)
  const busy = busyProcess(product)
  const answered = send(await noise(1200, 900)).catch(() => undefined)
  const working = await busy
  process.kill(product.process.pid!, 'SIGKILL')
  await until('its process has ended', () => !isAlive(working), TEN_SECONDS_MS)
  await answered
})

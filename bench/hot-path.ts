/**
 * What hot answers cost beside bare `node:http` and nginx with the same bytes: the product, the baseline and nginx are
 * loaded in turn, in slices of a second, so that a busy machine is busy for all. Prints requests per second, processor
 * time per request, and ratios against what issue 15 asks. Needs `wrk` and nginx with `brotli_static` (Debian: `wrk
 * nginx-core libnginx-mod-http-brotli-static`) and `npm run build`. `node bench/hot-path.ts` (`ROUNDS`).
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { MINUTE_MS } from '#shared/time.ts'
import { type Answer, record } from './tools/record.ts'
import { bareNginx, documentedNginx } from './tools/nginx.ts'
import type { Recorded } from './tools/raw-server.ts'
import { freePort, type Server, startNginx, startProduct, startRaw } from './tools/servers.ts'
import { printPublished, printRows, type PublishedSlices, type Row } from './tools/table.ts'
import { load, type Slice } from './tools/wrk.ts'

const ROUNDS = Number(process.env['ROUNDS'] ?? 5)
const SLICE_S = 1
const WARM_UP = 2
/** Kept, because the demo menu takes a while to make. */
const DATA = join(import.meta.dirname, '../.cache/bench-data')
const ACCEPT = 'Accept-Encoding: gzip, deflate, br, zstd'

/** What is measured: the path, and the least share of bare `node:http` that it must reach. */
const PATHS = {
  'menu page': { path: '/el-rincon', asked: 0.85 },
  'menu page, ?lang=en': { path: '/el-rincon?lang=en', asked: 0.85 },
  'public call, dishes': { path: '/api/public/el-rincon/items', asked: 0.6 },
  'landing page': { path: '/', asked: 0 },
  'built file': { path: '', asked: 0 },
  '/api/health': { path: '/api/health', asked: 0 },
}

const PUBLISHED = ['/el-rincon', '/el-rincon?lang=en']
const PUBLISH_LIMIT_MS = MINUTE_MS

/** Visits until nginx sends the page by itself; only its files have a time. */
async function untilPublished(url: string): Promise<void> {
  for (const limit = Date.now() + PUBLISH_LIMIT_MS; Date.now() < limit; await wait(100))
    if ((await fetch(url, { headers: { 'accept-encoding': 'br' } })).headers.has('last-modified')) return
  throw new Error(`not published: ${url}`)
}

/** Twice, because the first answer makes the second one ready. */
async function recordAll(product: Server): Promise<{ recorded: Recorded; page: Answer }> {
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(await (await fetch(`${product.url}/el-rincon`)).text())?.[1]
  PATHS['built file'].path = script ?? ''
  const recorded: Recorded = {}
  let page: Answer | undefined
  for (const { path } of Object.values(PATHS)) {
    await record(product.url + path)
    const answer = await record(product.url + path)
    page ??= answer
    recorded[path] = { headers: answer.headers, body: answer.body.toString('base64') }
  }
  if (!page) throw new Error('nothing was recorded')
  return { recorded, page }
}

const rows: Row[] = []
const copies: { name: string; slices: PublishedSlices }[] = []
const folder = await mkdtemp(join(tmpdir(), 'sobremesa-bench-'))
const running: Server[] = []
const started = async (server: Promise<Server>): Promise<Server> => {
  running.push(await server)
  return server
}

try {
  const product = await started(startProduct(DATA, { PUBLISH_MENUS: 'on' }))
  const publishedPort = await freePort()
  const publishing = await documentedNginx(folder, publishedPort, { url: product.url, dataDir: DATA })
  const published = await started(startNginx(publishing, publishedPort))
  for (const path of PUBLISHED) await untilPublished(published.url + path)
  const { recorded, page } = await recordAll(product)
  await writeFile(join(folder, 'recorded.json'), JSON.stringify(recorded))
  const raw = await started(startRaw(join(folder, 'recorded.json')))
  const port = await freePort()
  const nginx = await started(startNginx(await bareNginx(folder, port, page.body), port))

  for (const [name, { path, asked }] of Object.entries(PATHS)) {
    const slices: Record<'product' | 'raw' | 'nginx', Slice[]> = { product: [], raw: [], nginx: [] }
    for (let round = -WARM_UP; round < ROUNDS; round++) {
      const measured = {
        product: await load(product.pid, product.url + path, SLICE_S, [ACCEPT]),
        raw: await load(raw.pid, raw.url + path, SLICE_S, [ACCEPT]),
        nginx: await load(nginx.pid, `${nginx.url}/page`, SLICE_S, [ACCEPT]),
      }
      // The first rounds warm up.
      if (round >= 0) for (const key of ['product', 'raw', 'nginx'] as const) slices[key].push(measured[key])
    }
    rows.push({ name, asked, slices })
  }
  for (const path of PUBLISHED) {
    const slices: PublishedSlices = { published: [], bare: [] }
    for (let round = -WARM_UP; round < ROUNDS; round++) {
      const ours = await load(published.pid, published.url + path, SLICE_S, [ACCEPT])
      const bare = await load(nginx.pid, `${nginx.url}/page`, SLICE_S, [ACCEPT])
      if (round < 0) continue
      slices.published.push(ours)
      slices.bare.push(bare)
    }
    copies.push({ name: path, slices })
  }
} finally {
  await Promise.all(running.map(server => server.stop()))
  await rm(folder, { recursive: true, force: true })
}
printRows(rows)
printPublished(copies)

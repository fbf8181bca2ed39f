/**
 * What a picture costs when the product itself sends it: processor for each answer, beside bare `node:http` with the
 * same bytes and, with `BEFORE`, beside another checkout of the product (built) on the same data. Loaded in turn, in
 * slices of a second. Needs `wrk` and `npm run build`. `npm run bench:pictures` (`ROUNDS`, `BEFORE`).
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { record } from './tools/record.ts'
import { type Server, startProduct, startRaw } from './tools/servers.ts'
import { cost, say } from './tools/table.ts'
import { load, type Slice } from './tools/wrk.ts'

const ROUNDS = Number(process.env['ROUNDS'] ?? 7)
const WARM_UP = 2
const { BEFORE } = process.env
const DATA = join(import.meta.dirname, '../.cache/bench-data')
/** Issue 25: µs of processor. */
const ASKED = 120

const folder = await mkdtemp(join(tmpdir(), 'sobremesa-bench-'))
const servers = new Map<string, Server>()
try {
  servers.set('product', await startProduct(DATA))
  if (BEFORE) servers.set('before', await startProduct(DATA, {}, BEFORE))
  const { url } = servers.get('product')!
  const answer = await fetch(`${url}/api/public/el-rincon/items`)
  const { data } = (await answer.json()) as { data: { imageUrl: string }[] }
  const path = data.find(({ imageUrl }) => imageUrl !== '')?.imageUrl ?? ''
  const { headers, body } = await record(url + path)
  await writeFile(join(folder, 'recorded.json'), JSON.stringify({ [path]: { headers, body: body.toString('base64') } }))
  servers.set('node:http', await startRaw(join(folder, 'recorded.json')))
  const slices = new Map<string, Slice[]>([...servers.keys()].map(name => [name, []]))
  for (let round = -WARM_UP; round < ROUNDS; round++)
    for (const [name, server] of servers) {
      const slice = await load(server.pid, server.url + path, 1, [])
      if (round >= 0) slices.get(name)?.push(slice)
    }
  say(`a picture of ${body.length} bytes`)
  for (const [name, each] of slices) say(`| ${name} | ${cost(each).toFixed(1)} µs |`)
  const reached = cost(slices.get('product') ?? [])
  say(`${reached.toFixed(1)} µs, ${reached < ASKED ? 'pass' : 'FAIL'} (below ${ASKED})`)
} finally {
  await Promise.all([...servers.values()].map(server => server.stop()))
  await rm(folder, { recursive: true, force: true })
}

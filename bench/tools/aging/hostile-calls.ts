import { fillPath } from '#shared/endpoint.ts'
import type { Sent } from './client.ts'
import type { Operation } from './contract-calls.ts'
import type { Random } from './random.ts'
import type { House, Houses } from './worlds.ts'

const JSON_TYPE: [string, string] = ['Content-Type', 'application/json']
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'TRACE']
const TYPES = ['text/plain', 'application/xml', 'application/json; charset=latin1', 'multipart/form-data', 'a/b;;', '']

/** Names and order of headers as hardly two clients send them. */
export function strangeHeaders(random: Random): [string, string][] {
  const common: [string, string][] = [
    ['accept-encoding', random.pick(['br', 'gzip;q=0', 'identity', '*', random.word()])],
    ['If-None-Match', random.pick(['*', 'W/"x"', `"${random.word()}"`])],
    ['X-Forwarded-For', `10.0.${random.int(256)}.${random.int(256)}`],
    ['Accept', random.pick(['text/html', '*/*', random.word()])],
    ['accept-language', random.pick(['pt', 'en-GB', random.word()])],
    ['Range', `bytes=${random.int(99)}-`],
    ['Cookie', `${random.word()}=1; ${random.word()}=2`],
    ['Referer', `http://${random.word()}.example/`],
  ]
  const own = Array.from({ length: random.int(12) }, (): [string, string] => [`x-${random.word()}`, random.word()])
  const all = [...common.filter(() => random.chance(0.4)), ...own]
  return all
    .map(pair => ({ pair, at: random.int(1e6) }))
    .sort((a, b) => a.at - b.at)
    .map(({ pair }) => pair)
}

/** An object with keys that nothing of ours has; its values are objects of the same kind down to `depth`. */
function strangeObject(random: Random, keys: number, depth: number): Record<string, unknown> {
  const entries = Array.from({ length: keys }, (): [string, unknown] => [
    random.pick([random.word(), random.word(), '__proto__', 'constructor', 'toString', 'name', 'translations']),
    depth > 0 && random.chance(0.3) ? strangeObject(random, random.int(6), depth - 1) : random.int(99),
  ])
  return Object.fromEntries(entries)
}

function strangeBody(random: Random): { headers: [string, string][]; body: string } {
  const kind = random.int(6)
  if (kind === 0) return { headers: [JSON_TYPE], body: JSON.stringify(strangeObject(random, 1500, 0)) }
  if (kind === 1) return { headers: [JSON_TYPE], body: '['.repeat(4000) + ']'.repeat(4000) }
  if (kind === 2) return { headers: [JSON_TYPE], body: '{"a":'.repeat(500) + '1' + '}'.repeat(500) }
  if (kind === 3) return { headers: [['Content-Type', random.pick(TYPES)]], body: random.word().repeat(20) }
  if (kind === 4) return multipart(random)
  return { headers: [JSON_TYPE], body: JSON.stringify(strangeObject(random, 1 + random.int(30), 3)) }
}

/** Fields of names that no form has. */
function multipart(random: Random): { headers: [string, string][]; body: string } {
  const boundary = random.word()
  const parts = Array.from(
    { length: 1 + random.int(60) },
    () => `--${boundary}\r\nContent-Disposition: form-data; name="${random.word()}"\r\n\r\n${random.word()}\r\n`,
  )
  return {
    headers: [['Content-Type', `multipart/form-data; boundary=${boundary}`]],
    body: `${parts.join('')}--${boundary}--\r\n`,
  }
}

function strangePath(random: Random, { world }: House): string {
  const words = random.word()
  const query = Array.from({ length: random.int(20) }, () => `${random.word()}=${random.word()}`).join('&')
  return random.pick([
    `/${words}`,
    `/api/${words}/${words}`,
    `/${world.restaurant.slug}?${query}`,
    `/${world.restaurant.slug.toUpperCase()}/?${query}`,
    `/api/public/${world.restaurant.slug}/items?${query}`,
    `/api/public/${words}/items`,
    `/el-rincon?${query}`,
    `/el-rincon?lang=${random.pick(['es', 'en', 'pt', 'fr', '%C3%B1'])}`,
    '/el-rincon',
    `/%${words}`,
    `/..%2f..%2f${words}`,
    `/assets/${words}.js`,
    `/uploads/${words}/320.webp`,
    '/wp-login.php',
    '/',
    '/precios',
    '/auth',
    '/dashboard/menu',
    '/api/health',
  ])
}

/** What nobody of ours sends: strange headers, queries, paths, methods, bodies. */
export const hostileCalls = (operations: Operation[], houses: Houses, random: Random) => ({
  call: (): Sent => {
    const house = houses.pick()
    const { method, path } = random.pick(operations)
    const id = random.pick([house.world.restaurant.id, house.world.dish.id, random.word(), '%00', "' or 1=1"])
    const jar = random.chance(0.5) ? house.sessions.owner : undefined
    const filled = fillPath(path, { id, slug: house.world.restaurant.slug, key: random.word() })
    const query = random.chance(0.3) ? `?${random.word()}=${random.word()}` : ''
    if (method === 'GET') return { method, path: filled + query, headers: strangeHeaders(random), jar }
    const { headers, body } = strangeBody(random)
    return { method, path: filled + query, headers: [...strangeHeaders(random), ...headers], body, jar }
  },
  visit: (): Sent => ({
    method: random.chance(0.8) ? 'GET' : random.pick(METHODS),
    path: strangePath(random, houses.pick()),
    headers: strangeHeaders(random),
  }),
})

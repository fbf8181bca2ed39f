/** The hostile accounts of `fair-writes.ts`, in a process of their own: each sends all kinds of costly calls. */
import { Agent, request } from 'node:http'
import { setPriority } from 'node:os'
import type { Account } from './fair-server.ts'

const AT_ONCE = 30

// What they ask for shall cost, not the asking: both share this machine.
setPriority(19)
const agent = new Agent({ keepAlive: true, maxSockets: Infinity })
const counts: Record<string, number> = {}

type Sent = { method: string; path: string; body?: unknown }

function send(url: string, origin: string, cookie: string, { method, path, body }: Sent): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const headers = { origin, cookie, ...(body !== undefined && { 'content-type': 'application/json' }) }
  const asked = request(`${url}/api${path}`, { method, headers, agent }, answer => {
    counts[answer.statusCode ?? 0] = (counts[answer.statusCode ?? 0] ?? 0) + 1
    answer.resume().on('end', resolve)
  })
  asked.on('error', () => resolve())
  asked.end(body === undefined ? undefined : JSON.stringify(body))
  return promise
}

/** Every dish changed, one dish made, the profile, a category deleted and restored, all of it read. */
const tricks: ((account: Account, round: number) => Sent)[] = [
  ({ restaurantId, dishIds }, round) => ({
    method: 'PUT',
    path: `/restaurants/${restaurantId}/items/bulk`,
    body: { items: dishIds.map(_id => ({ _id, price: (round % 90) + 1 })) },
  }),
  ({ restaurantId }, round) => ({
    method: 'PUT',
    path: `/restaurants/${restaurantId}`,
    body: { description: `${round}` },
  }),
  ({ categoryIds }) => ({ method: 'DELETE', path: `/categories/${categoryIds[1]}` }),
  ({ categoryIds }) => ({ method: 'POST', path: `/categories/${categoryIds[1]}/restore` }),
  ({ categoryIds }, round) => ({
    method: 'POST',
    path: `/categories/${categoryIds[1]}/items`,
    body: { translations: { es: { name: `Plato ${round}` } }, price: 1 },
  }),
  ({ categoryIds, dishIds }) => ({
    method: 'PUT',
    path: `/categories/${categoryIds[0]}/items/reorder`,
    body: { itemIds: dishIds.toReversed() },
  }),
  ({ restaurantId }) => ({ method: 'GET', path: `/restaurants/${restaurantId}/items` }),
]

type Started = { url: string; origin: string; accounts: Account[] }
process.on('message', ({ url, origin, accounts }: Started) => {
  for (const account of accounts) for (let at = 0; at < AT_ONCE; at++) void attack(url, origin, account, at)
})
async function attack(url: string, origin: string, account: Account, at: number): Promise<never> {
  for (let round = at; ; round++)
    await send(url, origin, account.cookie, tricks[round % tricks.length]!(account, round))
}
process.on('SIGTERM', () => {
  process.send?.(counts, () => process.exit(0))
})

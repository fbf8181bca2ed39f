import { fillPath } from '#shared/endpoint.ts'
import { MATRIX } from '#test/house/isolation/isolation.matrix.ts'
import type { Row } from '#test/house/isolation/isolation.verdicts.ts'
import { nextNumber } from '#test/numbers.ts'
import type { Sent } from './client.ts'
import type { Random } from './random.ts'
import type { House, Houses } from './worlds.ts'

/** One call of the contract, as OpenAPI prints it. */
export type Operation = { name: string; method: string; path: string }

/** Each takes a tenth of a second or more of processor, or a new house: a few of them say what all would. */
const DEAR = /register|login|resetPassword|acceptInvitation|print|export/
const DEAR_SHARE = 0.1
/** What leaves a house without what the next calls need. */
const ENDS_HOUSE =
  /accounts\.(delete|update|logout|refresh|endOtherSessions)|(restaurants|categories|dishes)\.delete|team\.remove/
const JSON_TYPE: [string, string] = ['Content-Type', 'application/json']

/** Every call of the contract, read from the running product. */
export async function readContract(url: string): Promise<Operation[]> {
  const answer = await fetch(`${url}/api/openapi.json`)
  const { paths } = (await answer.json()) as { paths: Record<string, Record<string, { operationId: string }>> }
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => ({
      name: operationId,
      method: method.toUpperCase(),
      path: `${path.startsWith('/api') ? '' : '/api'}${path.replace(/\{(\w+)\}/g, ':$1')}`,
    })),
  )
  const missing = Object.keys(MATRIX).filter(name => !operations.some(operation => operation.name === name))
  if (missing.length > 0) throw new Error(`no call of these names: ${missing.join(', ')}`)
  return operations
}

/** A call as a browser would send it for that house. */
function callOf({ method, path }: Operation, row: Row, house: House): Omit<Sent, 'jar'> {
  const world = { ...house.world, number: nextNumber() + (Date.now() % 1e9) }
  const body = row.body?.(world)
  return {
    method,
    path: fillPath(path, row.params?.(world) ?? {}),
    ...(body !== undefined && { headers: [JSON_TYPE], body: JSON.stringify(body) }),
  }
}

/** Picks calls of the contract: by people of the house, by others, by nobody. */
export function contractCalls(operations: Operation[], houses: Houses, random: Random) {
  const known = operations.flatMap(operation => {
    const row = MATRIX[operation.name]
    return row ? [{ operation, row }] : []
  })
  function pickCall() {
    for (;;) {
      const picked = random.pick(known)
      const { name } = picked.operation
      if (!(DEAR.test(name) || ENDS_HOUSE.test(name)) || random.chance(DEAR_SHARE)) return picked
    }
  }
  return {
    /** By its own people. `after` is due when it was answered. */
    valid: (): { sent: Sent; after?: () => Promise<void> } => {
      const { operation, row } = pickCall()
      const house = houses.pick()
      const jar = random.chance(0.2) ? house.sessions.worker : house.sessions.owner
      const sent = { ...callOf(operation, row, house), jar }
      return ENDS_HOUSE.test(operation.name) ? { sent, after: () => houses.renew(house) } : { sent }
    },
    /** By another house's people, by nobody, or with a body that the contract refuses. */
    refused: (): Sent => {
      const { operation, row } = pickCall()
      const call = callOf(operation, row, houses.pick())
      if (random.chance(0.4)) return { ...call, jar: random.chance(0.5) ? undefined : houses.pick().sessions.owner }
      const body = random.pick([
        '{}',
        '[]',
        '',
        '{"a":',
        'null',
        '{"name":7}',
        `{"name":"${'x'.repeat(5000)}"}`,
        '"\\u0000"',
      ])
      // Nobody's: what would be done after all, an empty change for example, is done to no house.
      return { ...call, ...(operation.method !== 'GET' && { headers: [JSON_TYPE], body }) }
    },
  }
}

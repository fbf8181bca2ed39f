import { expect, test } from 'vitest'
import { v7 } from '#platform/id/id.ts'
import { type Endpoint, fillPath } from '#shared/endpoint.ts'
import { createTestApp, type TestApp } from '../app.ts'
import type { TestBrowser, TestRequest, TestResponse } from '../client.ts'
import {
  ASKERS,
  type Asker,
  FILES_OF_THE_API,
  MATRIX,
  PLAN_REFUSALS,
  type Row,
  type World,
} from './isolation.matrix.ts'
import { nextNumber } from '../numbers.ts'
import { listRoutes } from './routes.ts'

/** New test data for each question, because the calls change them. */
async function createWorld(app: TestApp, asker: Asker): Promise<{ world: World; as: TestBrowser | undefined }> {
  const owner = await app.make.owner({ plan: { tier: 'premium', status: 'active' } })
  const restaurant = await app.make.restaurant(owner)
  await app.make.restaurant(owner)
  const category = await app.make.category(restaurant)
  const dish = await app.make.dish(category)
  const { email, password } = owner
  const world = { restaurant, category, dish, credentials: { email, password }, number: nextNumber() }
  if (asker === 'anonymous') return { world, as: undefined }
  if (asker === 'owner') return { world, as: await app.signIn(owner) }
  if (asker === 'admin') return { world, as: await app.signIn(await app.make.admin()) }
  if (asker === 'worker') return { world, as: await app.signIn(await app.make.worker([restaurant])) }
  if (asker === 'lapsed owner' || asker === 'lapsed worker') {
    const person = asker === 'lapsed owner' ? owner : await app.make.worker([restaurant])
    await app.make.lapsedTrial(owner.id)
    return { world, as: await app.signIn(person) }
  }
  const stranger = await app.make.owner({ plan: { tier: 'premium', status: 'active' } })
  await app.make.restaurant(stranger)
  return { world, as: await app.signIn(stranger) }
}

function requestOf({ method, path }: Endpoint, row: Row, world: World): TestRequest {
  const body = row.body?.(world)
  return {
    method,
    path: `/api${fillPath(path, row.params?.(world) ?? {})}`,
    ...(body !== undefined && { body }),
  }
}

const refusal = ({ status, code, message }: TestResponse) => ({ status, code, message })

function endpointOf(app: TestApp, name: string): Endpoint {
  const endpoint = app.router.endpoints.find(each => each.name === name)
  if (!endpoint) throw new Error(`The matrix names ${name}, the product has no such endpoint`)
  return endpoint
}

test('every endpoint has a row in the matrix, and every row an endpoint', async () => {
  const app = await createTestApp()
  const names = app.router.endpoints.map(endpoint => endpoint.name)
  expect(names.filter(name => !(name in MATRIX))).toEqual([])
  expect(Object.keys(MATRIX).filter(name => !names.includes(name))).toEqual([])
  expect(new Set(names).size).toBe(names.length)
})

test('the routes below /api are exactly the endpoints of the list, by method and path', async () => {
  const app = await createTestApp()
  const listed = app.router.endpoints.map(({ method, path }) => `${method} /api${path}`)
  const routes = listRoutes(app.router.fastify).filter(({ path }) => path.startsWith('/api/'))
  expect(routes.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([...listed, ...FILES_OF_THE_API].sort())
})

test('the endpoints with `writes: true` are exactly those that refuse the owner of a lapsed plan', async () => {
  const app = await createTestApp()
  const writing = app.router.endpoints.filter(({ writes }) => writes).map(({ name }) => name)
  const refusing = Object.entries(MATRIX).filter(([, row]) => row.expected['lapsed owner'] === 'trial_expired')
  expect(writing.toSorted()).toEqual(refusing.map(([name]) => name).sort())
  expect(writing.length).toBeGreaterThan(10)
})

/** What the matrix says of an answer: done, the code of an ended plan, or otherwise the status. */
function verdictOf(answer: TestResponse, endpoint: Endpoint): number | string {
  if (answer.status === (endpoint.status ?? 200)) return 'done'
  return PLAN_REFUSALS.find(code => answer.status === 403 && code === answer.code) ?? answer.status
}

test.each(Object.entries(MATRIX))('%s', async (name, row) => {
  const app = await createTestApp()
  const endpoint = endpointOf(app, name)
  const verdicts: Partial<Record<Asker, number | string>> = {}
  for (const asker of ASKERS) {
    const { world, as } = await createWorld(app, asker)
    const answer = await app.request({ ...requestOf(endpoint, row, world), ...(as && { as }) })
    verdicts[asker] = verdictOf(answer, endpoint)
  }
  expect(verdicts).toEqual(row.expected)
})

test('a 404 for a stranger equals the 404 of something that does not exist', async () => {
  const app = await createTestApp()
  const hidden = Object.entries(MATRIX).filter(([, row]) => row.expected.stranger === 404)
  expect(hidden.length).toBeGreaterThan(10)
  for (const [name, row] of hidden) {
    const endpoint = endpointOf(app, name)
    const { world, as } = await createWorld(app, 'stranger')
    const nowhere = { ...row, params: () => ({ id: v7() }) }
    const [its, nobodys] = [requestOf(endpoint, row, world), requestOf(endpoint, nowhere, world)]
    const answers = [
      await app.request({ ...its, ...(as && { as }) }),
      await app.request({ ...nobodys, ...(as && { as }) }),
    ]
    expect([name, refusal(answers[0]!)]).toEqual([name, refusal(answers[1]!)])
  }
})

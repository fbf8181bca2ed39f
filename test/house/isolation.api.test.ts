import { describe, expect, test } from 'vitest'
import { v7 } from '#platform/id/id.ts'
import { type Endpoint, fillPath } from '#shared/endpoint.ts'
import { createTestApp, type TestApp } from '../app.ts'
import type { TestBrowser, TestRequest, TestResponse } from '../client.ts'
import { ASKERS, type Asker, FILES_OF_THE_API, MATRIX, type Row, type World } from './isolation.matrix.ts'
import { nextNumber } from '../numbers.ts'
import { listRoutes } from './routes.ts'

/** A world of its own for each question, because the answers change it. */
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

async function endpointOf(app: TestApp, name: string): Promise<Endpoint> {
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

test('every route below /api is an endpoint of the list', async () => {
  const app = await createTestApp()
  const listed = new Set(app.router.endpoints.map(({ path }) => `/api${path}`))
  const routes = listRoutes(app.router.fastify).filter(path => path.startsWith('/api/'))
  expect(routes.length).toBeGreaterThan(listed.size / 2)
  expect(routes.filter(path => !listed.has(path) && !FILES_OF_THE_API.includes(path))).toEqual([])
})

describe.each(Object.entries(MATRIX))('%s', (name, row) => {
  test.each(ASKERS)('asked by: %s', async asker => {
    const app = await createTestApp()
    const endpoint = await endpointOf(app, name)
    const { world, as } = await createWorld(app, asker)
    const answer = await app.request({ ...requestOf(endpoint, row, world), ...(as && { as }) })
    const expected = row.expected[asker]
    expect([answer.status, answer.text]).toEqual([
      expected === 'done' ? (endpoint.status ?? 200) : expected,
      answer.text,
    ])
  })
})

describe.each(Object.entries(MATRIX).filter(([, row]) => row.expected.stranger === 404))('%s', (name, row) => {
  test('to a stranger it is as if it did not exist', async () => {
    const app = await createTestApp()
    const endpoint = await endpointOf(app, name)
    const { world, as } = await createWorld(app, 'stranger')
    const nowhere = { ...row, params: () => ({ id: v7() }) }
    const [its, nobodys] = [requestOf(endpoint, row, world), requestOf(endpoint, nowhere, world)]
    expect(refusal(await app.request({ ...its, ...(as && { as }) }))).toEqual(
      refusal(await app.request({ ...nobodys, ...(as && { as }) })),
    )
  })
})

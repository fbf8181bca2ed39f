import { expect, test } from 'vitest'
import { v7 } from '#platform/id/id.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import { removeMember } from '#features/identity/server/people.ts'
import { createTestApp, type TestApp } from '#test/app.ts'
import type { TestResponse } from '#test/client.ts'
import { FILES_OF_THE_API, MATRIX } from './isolation.matrix.ts'
import { ASKERS, type Asker, PLAN_REFUSALS, type World } from './isolation.verdicts.ts'
import { createHouse, type Question, requestOf } from './isolation.world.ts'
import { listRoutes } from '../routes.ts'

/** All actors with their sessions, and the restaurant for which each of them calls. */
async function createQuestions(app: TestApp): Promise<Record<Asker, Question>> {
  const { owner, partner, sibling, removed, member, world } = await createHouse(app)
  const lapsed = await createHouse(app)
  await app.make.lapsedTrial(lapsed.owner.id)
  const stranger = await app.make.owner({ plan: { tier: 'premium', status: 'active' } })
  await app.make.restaurant(stranger)
  const leaving = await app.signIn(removed)
  const { db, clock } = app.platform
  await db.transaction().execute(trx => removeMember(trx, removed.id, clock.now()))
  return {
    anonymous: { world, as: undefined },
    worker: { world, as: await app.signIn(member) },
    'sibling worker': { world, as: await app.signIn(sibling) },
    'removed worker': { world, as: leaving },
    owner: { world, as: await app.signIn(owner) },
    partner: { world, as: await app.signIn(partner) },
    admin: { world, as: await app.signIn(await app.make.admin()) },
    stranger: { world, as: await app.signIn(stranger) },
    'lapsed owner': { world: lapsed.world, as: await app.signIn(lapsed.owner) },
    'lapsed worker': { world: lapsed.world, as: await app.signIn(lapsed.member) },
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
  // A correction of allergens is done for them too: a wrong one is no matter of billing.
  const corrects = ({ name, lapsedFields }: Endpoint) =>
    Boolean(lapsedFields) && MATRIX[name]?.expected['lapsed owner'] === 'done'
  const writing = app.router.endpoints.filter(call => call.writes && !corrects(call)).map(({ name }) => name)
  const refusing = Object.entries(MATRIX).filter(([, row]) => row.expected['lapsed owner'] === 'trial_expired')
  expect(writing.toSorted()).toEqual(refusing.map(([name]) => name).sort())
  expect(writing.length).toBeGreaterThan(10)
})

test("a partner of a lapsed owner is told of the owner's plan, by each call that writes", async () => {
  const app = await createTestApp()
  const { owner, partner, world } = await createHouse(app)
  await app.make.lapsedTrial(owner.id)
  const as = await app.signIn(partner)
  const writing = Object.entries(MATRIX).filter(
    ([, { expected }]) => expected['lapsed owner'] === 'trial_expired' && expected.partner === 'done',
  )
  expect(writing.length).toBeGreaterThan(10)
  for (const [name, row] of writing) {
    const answer = await app.request(requestOf(endpointOf(app, name), row, { world, as }))
    expect([name, answer.status, answer.code]).toEqual([name, 403, 'owner_plan_ended'])
  }
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
  let questions = await createQuestions(app)
  for (const asker of ASKERS) {
    const answer = await app.request(requestOf(endpoint, row, questions[asker]))
    verdicts[asker] = verdictOf(answer, endpoint)
    // Only what is deleted is missing for the next actor: new data for all of them cost most of this file's time.
    if (verdicts[asker] === 'done' && (endpoint.method === 'DELETE' || row.usesUp))
      questions = await createQuestions(app)
  }
  expect(verdicts).toEqual(row.expected)
})

test('a 404 for a stranger equals the 404 of something that does not exist', async () => {
  const app = await createTestApp()
  const hidden = Object.entries(MATRIX).filter(([, row]) => row.expected.stranger === 404)
  expect(hidden.length).toBeGreaterThan(10)
  const { stranger } = await createQuestions(app)
  for (const [name, row] of hidden) {
    const endpoint = endpointOf(app, name)
    const its = await app.request(requestOf(endpoint, row, stranger))
    const params = (world: World) => ({ ...row.params?.(world), id: v7() })
    const nobodys = await app.request(requestOf(endpoint, { ...row, params }, stranger))
    expect([name, refusal(its)]).toEqual([name, refusal(nobodys)])
  }
})

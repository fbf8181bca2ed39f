import { type Endpoint, fillPath } from '#shared/endpoint.ts'
import { removeMember } from '#features/identity/server/people.ts'
import type { SignedIn, TestApp } from '#test/app.ts'
import type { TestRequest, TestResponse } from '#test/client.ts'
import { createHouse } from '#test/house/isolation/isolation.world.ts'
import { MATRIX } from '#test/house/isolation/isolation.matrix.ts'
import { nextNumber } from '#test/numbers.ts'

/** An owner of two restaurants with all that calls can be about, and whose restaurant has every field. */
export async function createHostileWorld(app: TestApp) {
  const { owner, world, removed } = await createHouse(app)
  const { db, clock } = app.platform
  // So that the team has a place for whom a call invites.
  await db.transaction().execute(trx => removeMember(trx, removed.id, clock.now()))
  const marta = await app.signIn(owner)
  const filled = {
    description: 'Cocina de siempre',
    supportedLocales: ['es', 'en', 'pt'],
    address: { street: 'Calle Mayor, 1', city: 'Segovia', postalCode: '40001', country: 'España' },
    contact: { phone: '+34 600 000 000', email: 'hola@ejemplo.com' },
  }
  await app.request({ method: 'PUT', path: `/api/restaurants/${world.restaurant.id}`, as: marta, body: filled })
  return { marta, world }
}
export type HostileWorld = Awaited<ReturnType<typeof createHostileWorld>>

/** The path and the usual body of a call, as the isolation matrix knows them. */
export function usualCall({ world }: HostileWorld, endpoint: Endpoint): TestRequest {
  const row = MATRIX[endpoint.name]
  const target = { ...world, number: nextNumber() }
  const { method } = endpoint
  return { method, path: `/api${fillPath(endpoint.path, row?.params?.(target) ?? {})}`, body: row?.body?.(target) }
}

/**
 * Sends calls as the owner. A call may end every session (a changed password, an accepted invitation, a sign-in): then
 * the next one comes with a new one.
 */
export function createSender(app: TestApp, owner: SignedIn): (request: TestRequest) => Promise<TestResponse> {
  let as: SignedIn | undefined
  return async request => {
    as ??= await app.signIn(owner)
    const before = as.jar.header('/api/auth/refresh')
    const answer = await app.request({ ...request, as })
    if (answer.status === 401 || as.jar.header('/api/auth/refresh') !== before) as = undefined
    return answer
  }
}

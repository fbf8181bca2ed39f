import { expect, test } from 'vitest'
import { createTestApp } from '../app.ts'
import { recordCalls, recordStatements } from '../statements.ts'
import { MATRIX } from './isolation/isolation.matrix.ts'
import { createHouse, requestOf } from './isolation/isolation.world.ts'

/** Their menu is loaded once for everybody who waits for it, by the cache of the process, which also polls. */
const OF_THE_CACHE = /^(public\.|abuse\.report$|reports\.(dish|setMenuItem)$)/

test('every statement of a call goes through the database of that call', async () => {
  const { platformOfCall, statementsOf } = recordCalls()
  const app = await createTestApp({ web: { platformOfCall } })
  const ofProcess = recordStatements(app.platform)
  const seen: string[] = []
  for (const endpoint of app.router.endpoints) {
    if (OF_THE_CACHE.test(endpoint.name)) continue
    const row = MATRIX[endpoint.name]!
    const { world, owner } = await createHouse(app)
    const as = await app.signIn(owner)
    const [before, began] = [statementsOf(endpoint.name).length, ofProcess.length]
    await app.request(requestOf(endpoint, row, { world, as }))
    const ofCall = statementsOf(endpoint.name).slice(before)
    if (ofCall.length > 0) seen.push(endpoint.name)
    expect([endpoint.name, ofProcess.slice(began)]).toEqual([endpoint.name, ofCall])
  }
  expect(seen.length).toBeGreaterThan(40)
})

/** The server of `fair-writes.ts`: makes accounts, listens on a free port, and tells who they are. */
import type { AddressInfo } from 'node:net'
import { startProcess } from '#app/server/process/start-process.ts'
import { cookieName } from '#features/identity/server/sessions/cookies.ts'
import { startSession } from '#features/identity/server/sessions/sessions.service.ts'
import { loadConfig } from '#platform/config/config.ts'
import { createTenants } from '#platform/db/tenants.ts'
import { silentLog } from '#platform/log/log.ts'
import { createFactories, type TestUser } from '#test/factories.ts'
import { loadTestFrontend } from '#test/test-frontend.ts'

const [dataDir = '', accounts = '', dishes = ''] = process.argv.slice(2)
const { config } = loadConfig({ DATA_DIR: dataDir, RATE_LIMITS: process.env['RATE_LIMITS'] ?? 'off' })
const roles = { web: { loadFrontend: loadTestFrontend } }
const { platform, router } = await startProcess(config, {
  roles,
  log: silentLog,
  tenants: createTenants({ everybody: 'bench' }),
})
const make = createFactories(platform)

async function account() {
  const owner: TestUser = await make.owner({ plan: {} })
  const restaurant = await make.restaurant(owner)
  const categories = [await make.category(restaurant), await make.category(restaurant)]
  const ids: string[] = []
  for (let n = 0; n < Number(dishes); n++) ids.push((await make.dish(categories[0]!)).id)
  const { access } = await startSession(platform, platform.db, {
    userId: owner.id,
    role: owner.role,
    userAgent: 'bench',
    now: platform.clock.now(),
  })
  return {
    cookie: `${cookieName('access', platform)}=${access}`,
    credentials: { email: owner.email, password: owner.password },
    restaurantId: restaurant.id,
    categoryIds: categories.map(({ id }) => id),
    dishIds: ids,
  }
}
export type Account = Awaited<ReturnType<typeof account>>

const made: Account[] = []
for (let n = 0; n <= Number(accounts); n++) made.push(await account())
await router.fastify.listen({ port: 0, host: '127.0.0.1' })
const { port } = router.fastify.server.address() as AddressInfo
process.send?.({ url: `http://127.0.0.1:${port}`, origin: config.publicUrl, accounts: made })
// Ends with its parent; the embedded database notices and stops.
process.on('disconnect', () => process.exit(0))

import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#test/app.ts'
import { PASSWORD } from '#test/factories.ts'
import { createLog } from '#platform/log/log.ts'
import { createStrangerRefusals } from '#platform/log/stranger-refusals.ts'
import { runKept } from '#app/server/process/kept-command.ts'
import { endSessionsCommand } from '#features/identity/server/commands/end-sessions.command.ts'

type Line = { security?: string; userId?: string; emailHmac?: string; networkHmac?: string } & Record<string, unknown>

/** A product whose lines about security are kept. */
async function logged(level = 'info') {
  const all: Line[] = []
  const log = createLog({ level, pretty: false }, { write: text => void all.push(JSON.parse(text) as Line) })
  const app = await createTestApp({ log })
  const lines = (security: string) => all.filter(line => line.security === security)
  return { app, all, lines }
}
const post = (app: TestApp, path: string, body: object, as = app.browser()) =>
  app.request({ method: 'POST', path: `/api/auth/${path}`, body, as })

test('signing in, out and in vain: who it was, and HMACs of email and network, never the email itself', async () => {
  const { app, all, lines } = await logged()
  const marta = await app.signUp({ email: 'marta.secreta@ejemplo.com' })
  await post(app, 'login', { email: marta.email, password: 'Otra-clave-9' })
  await post(app, 'login', { email: 'nadie@ejemplo.com', password: PASSWORD })
  await post(app, 'login', { email: marta.email, password: PASSWORD })
  await post(app, 'logout', {}, marta)
  const [registered] = lines('registered')
  expect(registered).toMatchObject({ userId: marta.id, emailHmac: expect.any(String), networkHmac: expect.any(String) })
  const same = { emailHmac: registered?.emailHmac, networkHmac: registered?.networkHmac }
  const [wrong, unknown] = lines('sign_in_refused')
  expect(wrong).toMatchObject({ userId: marta.id, why: 'bad_credentials', ...same })
  expect(unknown).toMatchObject({ why: 'bad_credentials', networkHmac: same.networkHmac })
  expect(unknown).not.toHaveProperty('userId')
  expect(unknown?.emailHmac).not.toBe(same.emailHmac)
  expect(lines('signed_in')).toMatchObject([{ userId: marta.id, ...same }])
  expect(lines('signed_out')).toMatchObject([{ userId: marta.id, networkHmac: same.networkHmac }])
  expect(JSON.stringify(all)).not.toMatch(/secreta|nadie@|Otra-clave|127\.0\.0\.1/)
})

test('a refresh token that comes again', async () => {
  const { app, lines } = await logged()
  const marta = await app.signUp()
  const thief = { jar: marta.jar.copy() }
  await post(app, 'refresh', {}, marta)
  app.clock.advance(11_000)
  expect((await post(app, 'refresh', {}, thief)).status).toBe(401)
  expect(lines('refresh_reused')).toMatchObject([{ userId: marta.id, networkHmac: expect.any(String) }])
})

test('what changes who may do what, and everything that an administrator changes', async () => {
  const { app, lines } = await logged()
  const owner = await app.signIn(await app.make.owner({ plan: {} }))
  const restaurant = await app.make.restaurant(owner)
  const path = `/api/restaurants/${restaurant.id}`
  await app.request({ method: 'PUT', path, as: owner, body: { name: 'Casa Lola' } })
  expect(lines('write')).toEqual([])
  const worker = await app.make.worker([restaurant])
  await app.request({ method: 'PUT', path: `/api/team/members/${worker.id}`, as: owner, body: { name: 'Luis' } })
  const admin = await app.signIn(await app.make.admin())
  await app.request({ path, as: admin })
  await app.request({ method: 'PUT', path, as: admin, body: { name: 'Casa Lola de Admin' } })
  expect(lines('write')).toMatchObject([
    { call: 'team.update', userId: owner.id, params: { id: worker.id }, asAdmin: false },
    { call: 'restaurants.update', userId: admin.id, params: { id: restaurant.id }, asAdmin: true },
  ])
})

test("the operator's commands, done or not, in the server's log", async () => {
  const { app, all, lines } = await logged()
  const marta = await app.signUp({ email: 'marta.secreta@ejemplo.com' })
  const run = (email: string) =>
    runKept(app.platform, { name: 'end-sessions', command: endSessionsCommand }, { email, name: 'Marta Secreta' })
  await run(marta.email)
  await expect(run('nadie@ejemplo.com')).rejects.toThrow('no account')
  await app.runJobs()
  const [done, failed] = [false, true].map(hasFailed =>
    lines('operator_command').find(line => line['hasFailed'] === hasFailed),
  )
  expect(done).toMatchObject({
    command: 'end-sessions',
    hasFailed: false,
    emailHmac: lines('registered')[0]?.emailHmac,
  })
  expect(failed).toMatchObject({ command: 'end-sessions', hasFailed: true })
  expect(JSON.stringify(all)).not.toMatch(/secreta/i)
})

test.each([
  ['warn', true],
  ['error', true],
  ['fatal', false],
  ['silent', false],
])('at LOG_LEVEL=%s, lines about security are written: %s', async (level, isWritten) => {
  const { app, all } = await logged(level)
  const marta = await app.signUp()
  expect(all).toMatchObject(isWritten ? [{ security: 'registered', userId: marta.id, level: 30 }] : [])
  const strangers = createStrangerRefusals(app.platform.log)
  strangers.count(404, 'a')
  strangers.write()
  expect(all.slice(1)).toMatchObject(isWritten ? [{ msg: 'strangers refused', notFound: 1 }] : [])
})

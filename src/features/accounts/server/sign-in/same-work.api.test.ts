import crypto from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createTestApp, type TestApp } from '#test/app.ts'
import { PASSWORD } from '#test/factories.ts'
import { recordStatements } from '#test/statements.ts'
import { LOGIN_PAIR } from '../../accounts.limits.ts'

const argon2 = vi.spyOn(crypto, 'argon2')
beforeEach(() => void argon2.mockClear())
afterAll(() => argon2.mockRestore())

const UNKNOWN = 'nadie@example.com'

/** One account of each kind that cannot sign in, and one that can. */
async function createWorld(app: TestApp): Promise<Record<string, string>> {
  const { db } = app.platform
  const known = await app.make.owner()
  const restaurant = await app.make.restaurant(known)
  const [removed, invited, deleted] = [
    await app.make.worker([restaurant]),
    await app.make.worker([restaurant]),
    await app.make.owner(),
  ]
  await db.updateTable('users').set({ status: 'removed' }).where('id', '=', removed.id).execute()
  const pending = { status: 'pending' as const, password_hash: null }
  await db.updateTable('users').set(pending).where('id', '=', invited.id).execute()
  await db.updateTable('users').set({ deleted_at: app.clock.now() }).where('id', '=', deleted.id).execute()
  return { known: known.email, removed: removed.email, invited: invited.email, deleted: deleted.email }
}

/** What one call costs: hashes, statements, jobs. */
async function workOf(app: TestApp, call: () => Promise<{ status: number; text: string }>) {
  argon2.mockClear()
  const statements = recordStatements(app.platform)
  const queued = async () => {
    const { rows } = await sql<{ name: string }>`SELECT name FROM pgboss.job`.execute(app.platform.db)
    return rows.map(({ name }) => name)
  }
  const before = (await queued()).length
  statements.length = 0
  const { status, text } = await call()
  const sent = [...statements]
  return { status, text, hashes: argon2.mock.calls.length, sent, jobs: (await queued()).slice(before) }
}

const login = (app: TestApp, email: string, password = 'Otra-clave-9') =>
  app.request({ method: 'POST', path: '/api/auth/login', body: { email, password } })
const forgot = (app: TestApp, email: string) =>
  app.request({ method: 'POST', path: '/api/auth/forgot-password', body: { email } })

describe('the same work, whoever has the email', () => {
  test('a refused sign-in: one hash, the same statements, no mail', async () => {
    const app = await createTestApp()
    const world = await createWorld(app)
    const unknown = await workOf(app, () => login(app, UNKNOWN))
    expect(unknown).toMatchObject({ status: 401, hashes: 1, jobs: [] })
    expect(unknown.sent).toHaveLength(1)
    for (const email of Object.values(world)) expect(await workOf(app, () => login(app, email))).toEqual(unknown)
  })

  test('forgot-password: no hash, the same statements, one job, and a mail for the known one only', async () => {
    const app = await createTestApp()
    const world = await createWorld(app)
    const unknown = await workOf(app, () => forgot(app, UNKNOWN))
    expect(unknown).toMatchObject({ status: 200, hashes: 0, jobs: ['accounts.reset-code-mail'] })
    for (const email of Object.values(world)) expect(await workOf(app, () => forgot(app, email))).toEqual(unknown)
    await app.runJobs()
    expect(app.mail.sent.map(({ to }) => to)).toEqual([world.known])
  })
})

test('a limited sign-in hashes nothing, not even the right password', async () => {
  const app = await createTestApp({ rateLimits: true })
  const { email } = await app.make.owner()
  await app.platform.limits.consume(LOGIN_PAIR, `${email} 127.0.0.1`, LOGIN_PAIR.points)
  argon2.mockClear()
  expect((await login(app, email, PASSWORD)).status).toBe(429)
  expect(argon2).not.toHaveBeenCalled()
})

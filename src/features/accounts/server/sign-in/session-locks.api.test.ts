import crypto from 'node:crypto'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { DAY_MS } from '#shared/time.ts'
import { createTestApp, type SignedIn, type TestApp } from '#test/app.ts'
import type { TestBrowser } from '#test/client.ts'
import { fakeClock } from '#platform/clock/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { asOwner } from '#test/databases/database.ts'
import { deleteExpiredSessions } from '#test/accounts/identity.ts'

const YEAR_MS = 365 * DAY_MS

const refresh = (app: TestApp, as: TestBrowser) =>
  app.request({ method: 'POST', path: '/api/auth/refresh', body: {}, as })

async function waitForLocks(db: Db, count: number): Promise<void> {
  const waiting = sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
  await expect.poll(() => asOwner(db, waiting), { interval: 10 }).toHaveLength(count)
}

type Ending = (world: { app: TestApp; owner: SignedIn; renewing: TestBrowser }) => Promise<unknown>

/** What ends or deletes sessions: another browser of the same person, this browser, a job. */
const ENDINGS: Record<string, Ending> = {
  'closing the other sessions': ({ app, owner }) =>
    app.request({ method: 'DELETE', path: '/api/auth/sessions', as: owner }),
  'signing out': ({ app, renewing }) => app.request({ method: 'POST', path: '/api/auth/logout', as: renewing }),
  'deleting the account': ({ app, owner }) => app.request({ method: 'DELETE', path: '/api/auth/delete', as: owner }),
  'the hourly job, a year later': ({ app }) =>
    deleteExpiredSessions({ ...app.platform, clock: fakeClock(new Date(app.clock.now().getTime() + YEAR_MS)) }),
}

/**
 * The test holds the token, so that the renewal has the session and waits for the token when the other comes: taken in
 * the opposite order, the two would wait for each other, and the one that ends the session could lose.
 */
test.each(Object.entries(ENDINGS))('%s waits for a renewal, without a deadlock, and wins', async (_, end) => {
  const app = await createTestApp()
  const owner = await app.signUp()
  const renewing = await app.signIn(owner)
  const { db } = app.platform
  const { renewal, ending } = await db.transaction().execute(async trx => {
    // Ids grow with time, so the last one is that of `renewing`.
    const session = sql`(SELECT id FROM sessions ORDER BY id DESC LIMIT 1)`
    await sql`SELECT 1 FROM session_tokens WHERE kind = 'refresh' AND session_id = ${session} FOR UPDATE`.execute(trx)
    const copy = { jar: renewing.jar.copy() }
    const renewal = refresh(app, renewing)
    await waitForLocks(db, 1)
    const ending = end({ app, owner, renewing: copy })
    await waitForLocks(db, 2)
    return { renewal, ending }
  })
  expect((await renewal).status).toBe(200)
  const answer = (await ending) as { status: number } | undefined
  expect(answer?.status ?? 200).toBe(200)
  expect((await refresh(app, renewing)).status).toBe(401)
})

const sessionId = async (app: TestApp, as: TestBrowser): Promise<string> => {
  const { data } = await app.request<{ id: string; current: boolean }[]>({ path: '/api/auth/sessions', as })
  return data.find(({ current }) => current)?.id ?? ''
}

/**
 * The test holds the owner's session, until both calls wait: whoever locked only sessions would have its own by then,
 * and wait for the other's.
 */
test.each(['one', 'all others'])(
  'of two browsers that end each other by ending %s, one wins and nobody fails',
  async which => {
    const app = await createTestApp()
    const owner = await app.signUp()
    const second = await app.signIn(owner)
    const browsers = [owner, second]
    const ids = [await sessionId(app, owner), await sessionId(app, second)]
    const { db } = app.platform
    const answers = await db.transaction().execute(async trx => {
      await sql`SELECT 1 FROM sessions WHERE id = ${ids[0]} FOR UPDATE`.execute(trx)
      const calls = []
      for (const [index, as] of browsers.entries()) {
        const path = which === 'one' ? `/api/auth/sessions/${ids[1 - index]}` : '/api/auth/sessions'
        calls.push(app.request({ method: 'DELETE', path, as }))
        await waitForLocks(db, index + 1)
      }
      return calls
    })
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 401])
  },
)

const NEW_PASSWORD = 'Merluza-de-lunes-8'

const changePassword = (app: TestApp, owner: SignedIn & { password: string }) =>
  app.request({
    method: 'PUT',
    path: '/api/auth/update',
    as: owner,
    body: { currentPassword: owner.password, newPassword: NEW_PASSWORD },
  })
const liveSessions = async ({ platform: { db } }: TestApp) =>
  (await db.selectFrom('sessions').select('id').where('ended_at', 'is', null).execute()).length

test('who signs in with the old password while the new one commits waits for it, and gets no session', async () => {
  const app = await createTestApp()
  const owner = await app.signUp()
  await app.signIn(owner)
  const { db } = app.platform
  const { change, login } = await db.transaction().execute(async trx => {
    // The other session is held, so that the change has written the new hash and waits to end that session.
    await sql`SELECT 1 FROM sessions ORDER BY id DESC LIMIT 1 FOR UPDATE`.execute(trx)
    const change = changePassword(app, owner)
    await waitForLocks(db, 1)
    const { email, password } = owner
    const login = app.request({ method: 'POST', path: '/api/auth/login', body: { email, password }, as: app.browser() })
    await waitForLocks(db, 2)
    return { change, login }
  })
  expect((await change).status).toBe(200)
  expect(await login).toMatchObject({ status: 401, code: 'bad_credentials' })
  expect(await liveSessions(app)).toBe(1)
})

test('who was judged by the old password before the new one was stored gets no session either', async () => {
  const app = await createTestApp()
  const owner = await app.signUp()
  // The password is judged, and changed before anybody hears of it.
  const { argon2 } = crypto
  const between = vi
    .spyOn(crypto, 'argon2')
    .mockImplementationOnce((algorithm, parameters, tell) =>
      argon2(algorithm, parameters, (...judged) => void changePassword(app, owner).then(() => tell(...judged))),
    )
  onTestFinished(() => between.mockRestore())
  const { email, password } = owner
  const login = await app.request({
    method: 'POST',
    path: '/api/auth/login',
    body: { email, password },
    as: app.browser(),
  })
  expect(login).toMatchObject({ status: 401, code: 'bad_credentials' })
  expect(await liveSessions(app)).toBe(1)
})

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { DAY_MS } from '#shared/time.ts'
import { createTestApp, type SignedIn, type TestApp } from '#test/app.ts'
import type { TestBrowser } from '#test/client.ts'
import { fakeClock } from '#platform/clock/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { deleteExpiredSessions } from '#features/identity/server/index.ts'

const YEAR_MS = 365 * DAY_MS

const refresh = (app: TestApp, as: TestBrowser) =>
  app.request({ method: 'POST', path: '/api/auth/refresh', body: {}, as })

async function waitForLocks(db: Db, count: number): Promise<void> {
  const waiting = sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
  await expect.poll(async () => (await waiting.execute(db)).rows, { interval: 10 }).toHaveLength(count)
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

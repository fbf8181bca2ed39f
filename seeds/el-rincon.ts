import { hashPassword } from '#features/identity/server/passwords/passwords.ts'
import { verifyPassword } from '#features/identity/server/people.ts'
import { endSessionsOfUser } from '#features/identity/server/sessions/sessions.store.ts'
import { DEMO_EMAIL, DEMO_SLUG } from '#features/restaurants/demo.rules.ts'
import type { Platform } from '#platform/platform.ts'
import { loadOrCreateDemoPassword } from './demo-password.ts'
import { insertDemo } from './demo-restaurant.ts'
import { withDemoLock, type DemoState, findDemo, writePasswordHash } from './demo.store.ts'

/** Email, password and menu URL of the demo. */
export type Demo = { email: string; password: string; url: string }

/** `undefined` in production, where nobody can sign in to the demo. */
type Password = string | undefined

const isRight = async ({ passwordHash }: DemoState, password: Password): Promise<boolean> =>
  password === undefined
    ? passwordHash === null
    : passwordHash !== null && (await verifyPassword(password, passwordHash))

const hashed = async (password: Password): Promise<string | null> =>
  password === undefined ? null : hashPassword(password)

/** Thrown to roll back when the slug belongs to another restaurant. */
class SlugTaken extends Error {}

/**
 * Creates the demo restaurant if it is missing: once and completely but for its pictures (`drawDemoPictures`), by one
 * process when several start; a killed one leaves nothing and the next start begins again (3-decisions §9). Outside
 * production, the owner can always sign in with the password of `DATA_DIR`, even if it was changed meanwhile; answers
 * undefined in production. A second start is one query.
 */
export async function seedDemo(platform: Platform): Promise<Demo | undefined> {
  const { config, db } = platform
  const password = config.production ? undefined : await loadOrCreateDemoPassword(config.dataDir)
  const state = await findDemo(db)
  if (!state?.isSeeded || !(await isRight(state, password))) await withDemoLock(db, () => makeDemo(platform, password))
  if (password === undefined) return undefined
  return { email: DEMO_EMAIL, password, url: `${config.publicUrl}/${DEMO_SLUG}` }
}

/** Checks again under the lock: another process may have created it while this one waited. */
async function makeDemo(platform: Platform, password: Password): Promise<void> {
  const state = await findDemo(platform.db)
  if (state && !(await isRight(state, password))) await changePassword(platform, state.ownerId, password)
  if (state?.isSeeded) return
  platform.log.info('demo: making El Rincón')
  const passwordHash = await hashed(password)
  const now = platform.clock.now()
  try {
    await platform.db.transaction().execute(async trx => {
      if (!(await insertDemo({ trx, ownerId: state?.ownerId, passwordHash, now }))) throw new SlugTaken()
    })
  } catch (error) {
    if (!(error instanceof SlugTaken)) throw error
    platform.log.warn('demo: /el-rincon belongs to another restaurant, so there is no demo')
  }
}

/** A new password ends the sessions. */
async function changePassword(platform: Platform, ownerId: string, password: Password): Promise<void> {
  const passwordHash = await hashed(password)
  await platform.db.transaction().execute(async trx => {
    await writePasswordHash(trx, ownerId, passwordHash)
    await endSessionsOfUser(trx, ownerId, { reason: 'password_changed', now: platform.clock.now() })
  })
}

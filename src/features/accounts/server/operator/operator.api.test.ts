import { describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#test/app.ts'
import { PASSWORD } from '#test/factories.ts'
import { restoreAccount } from '../deletion/restore-account.command.ts'
import { unlock } from './unlock.command.ts'
import { userCommand } from './user.command.ts'

const EMAIL = 'marta@example.com'
const open = () => createTestApp({ rateLimits: true, env: { TRUST_PROXY: '1' } })
const login = (app: TestApp, address: string, password = PASSWORD) =>
  app.request({
    method: 'POST',
    path: '/api/auth/login',
    body: { email: EMAIL, password },
    headers: { 'x-forwarded-for': address },
  })
const HOME = '198.51.100.7'
const CAFE = '203.0.113.9'

async function lockOut(app: TestApp, address: string): Promise<void> {
  for (let tried = 1; tried <= 10; tried++) await login(app, address, 'Otra-clave-9')
  expect((await login(app, address)).status).toBe(429)
}

describe('unlock', () => {
  test('somebody who failed too often may try again from every network, and others stay locked', async () => {
    const app = await open()
    await app.make.owner({ email: EMAIL })
    const other = await app.make.owner({ email: 'luis@example.com' })
    await app.platform.limits.consume({ name: 'login-pair', points: 10, durationS: 900 }, `${other.email} ${HOME}`, 10)
    for (const address of [HOME, CAFE]) await lockOut(app, address)
    expect(await unlock.run(app.platform, { email: EMAIL })).toBe(`${EMAIL} may try again.`)
    for (const address of [HOME, CAFE]) expect((await login(app, address)).status).toBe(200)
    const body = { email: other.email, password: PASSWORD }
    const headers = { 'x-forwarded-for': HOME }
    expect((await app.request({ method: 'POST', path: '/api/auth/login', body, headers })).status).toBe(429)
    await expect(unlock.run(app.platform, { email: 'nadie@example.com' })).rejects.toThrow('has no account')
  })

  test('with a network, everybody of it may', async () => {
    const app = await open()
    await app.make.owner({ email: EMAIL })
    await app.platform.limits.consume({ name: 'login-ip', points: 100, durationS: 900 }, HOME, 100)
    expect((await login(app, HOME)).status).toBe(429)
    await unlock.run(app.platform, { email: EMAIL })
    expect((await login(app, HOME)).status).toBe(429)
    const said = await unlock.run(app.platform, { email: EMAIL, network: HOME })
    expect(said).toBe(`${EMAIL} may try again, and so may everybody of ${HOME}.`)
    expect((await login(app, HOME)).status).toBe(200)
    await expect(unlock.run(app.platform, { email: EMAIL, network: 'casa' })).rejects.toThrow(
      '--network: must be an IP',
    )
  })
})

describe('user', () => {
  test('prints state, plan, restaurants, sessions and what limits have counted', async () => {
    const app = await open()
    const plan = { tier: 'pro' as const, status: 'active' as const }
    const owner = await app.make.owner({ email: EMAIL, name: 'Marta\u001b[2J\nRuiz', plan })
    await app.make.restaurant(owner, { slug: 'casa-lola', name: 'Casa Lola' })
    const bar = await app.make.restaurant(owner, { slug: 'bar-lola', name: 'Bar Lola', inactiveSince: new Date(0) })
    await app.make.worker([bar])
    const suspension = { suspended_at: app.clock.now(), suspension_reason: 'Copiada' }
    await app.platform.db.updateTable('restaurants').set(suspension).where('name', '=', 'Casa Lola').execute()
    await login(app, HOME)
    for (let tried = 1; tried <= 3; tried++) await login(app, HOME, 'Otra-clave-9')
    const now = app.clock.now().toISOString()
    expect((await userCommand.run(app.platform, { email: ` ${EMAIL.toUpperCase()} ` })).split('\n')).toEqual([
      `${EMAIL}  ${owner.id}`,
      '  name          Marta[2J Ruiz',
      '  role          owner',
      '  state         active',
      `  since         ${now}`,
      `  sessions      since ${now}, last used ${now}: lightMyRequest`,
      '  plan          pro, active',
      '                paid at nobody: a trial, or granted',
      '                2 active restaurants, 1 of 1 more people',
      `  restaurants   /casa-lola Casa Lola: active, suspended since ${now}: Copiada`,
      '                /bar-lola Bar Lola: inactive since 1970-01-01T00:00:00.000Z',
      '  limits        sign-ins from one network: 3 of 10',
      '                sign-ins from all networks: 3 of 100',
    ])
  })

  test('of a worker, an administrator, a deleted account, and nobody', async () => {
    const app = await createTestApp()
    const run = (email: string) => userCommand.run(app.platform, { email })
    const owner = await app.signIn(await app.make.owner({ plan: {} }))
    const worker = await app.make.worker([await app.make.restaurant(owner, { slug: 'casa-lola' })])
    expect(await run(worker.email)).toMatch(new RegExp(`plan +that of ${owner.email}\n +restaurants +/casa-lola`))
    expect(await run((await app.make.admin()).email)).toMatch(/plan +none: an administrator\n +restaurants +none/)
    await app.request({ method: 'DELETE', path: '/api/auth/delete', as: owner })
    expect(await run(owner.email)).toMatch(
      new RegExp(`^${owner.email} {2}${owner.id} {2}deleted 2027-\\S+ \\(restore-`),
    )
    await expect(run('nadie@example.com')).rejects.toThrow('nadie@example.com has no account')
  })
})

describe('restore-account', () => {
  test('by email brings the deleted account back; of several, one is chosen by its id', async () => {
    const app = await createTestApp()
    const email = EMAIL
    const ids: string[] = []
    for (let time = 1; time <= 2; time++) {
      const owner = await app.signIn(await app.make.owner({ email }))
      ids.push(owner.id)
      app.clock.advance(1000)
      await app.request({ method: 'DELETE', path: '/api/auth/delete', as: owner })
    }
    const several = restoreAccount.run(app.platform, { email })
    await expect(several).rejects.toThrow(new RegExp(`had 2 accounts, choose one with --id: ${ids[1]}.*${ids[0]}`))
    expect(await restoreAccount.run(app.platform, { id: ids[1] })).toContain(`${ids[1]} is back`)
    await expect(restoreAccount.run(app.platform, { email })).rejects.toThrow('another account has this email by now')
    await expect(restoreAccount.run(app.platform, { email: 'nadie@example.com' })).rejects.toThrow('no deleted account')
  })
})

import { describe, expect, test } from 'vitest'
import { MINUTE_MS } from '#shared/time.ts'
import { createTestApp, type SignedIn, type TestApp } from '#test/app.ts'
import { PASSWORD } from '#test/factories.ts'

const NEEDED = { status: 403, code: 'confirm_needed', message: 'Confirma que eres tú con tu contraseña.' }
const remove = (app: TestApp, as: SignedIn) => app.request({ method: 'DELETE', path: '/api/auth/delete', as })
const download = (app: TestApp, as: SignedIn) => app.request({ path: '/api/auth/export', as })
const confirm = (app: TestApp, as: SignedIn, password: unknown) =>
  app.request({ method: 'POST', path: '/api/auth/confirm', as, body: { password } })
/** 20 minutes later: the access cookie is renewed, as a browser does. */
async function later(app: TestApp, as: SignedIn): Promise<void> {
  app.clock.advance(20 * MINUTE_MS)
  await app.request({ method: 'POST', path: '/api/auth/refresh', body: {}, as })
}

describe.each([
  ['deleting the account', remove],
  ['the export', download],
])('%s', (_, act) => {
  test('needs a proof of this very session within 15 minutes', async () => {
    const app = await createTestApp()
    const owner = await app.signUp()
    await later(app, owner)
    expect(await act(app, owner)).toMatchObject(NEEDED)
    const second = await app.signIn(owner)
    expect((await confirm(app, second, PASSWORD)).status).toBe(200)
    expect(await act(app, owner)).toMatchObject(NEEDED)
    expect(await confirm(app, owner, 'Otra-clave-9')).toMatchObject({
      status: 400,
      code: 'wrong_password',
      errors: { password: 'La contraseña actual no es correcta.' },
    })
    expect(await act(app, owner)).toMatchObject(NEEDED)
    expect(await confirm(app, owner, PASSWORD)).toMatchObject({ status: 200, data: null })
    expect((await act(app, owner)).status).toBe(200)
  })

  test('signing in is a proof, and it lasts for 15 minutes', async () => {
    const app = await createTestApp()
    const owner = await app.signUp()
    app.clock.advance(15 * MINUTE_MS - 1)
    expect((await act(app, owner)).status).toBe(200)
    const other = await app.signUp()
    app.clock.advance(15 * MINUTE_MS)
    await app.request({ method: 'POST', path: '/api/auth/refresh', body: {}, as: other })
    expect(await act(app, other)).toMatchObject(NEEDED)
  })
})

test('a worker is told that they may not, not to confirm', async () => {
  const app = await createTestApp()
  const restaurant = await app.make.restaurant(await app.make.owner())
  const worker = await app.signIn(await app.make.worker([restaurant]))
  await later(app, worker)
  expect(await remove(app, worker)).toMatchObject({ status: 403, code: 'forbidden' })
})

test('a call that has to be confirmed first uses up none of the three exports of a day', async () => {
  const app = await createTestApp({ rateLimits: true })
  const owner = await app.signUp()
  await later(app, owner)
  for (let tries = 0; tries < 4; tries++) expect((await download(app, owner)).status).toBe(403)
  await confirm(app, owner, PASSWORD)
  const answers = await Promise.all(Array.from({ length: 5 }, () => download(app, owner)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(2)
})

test('ten tries in 15 minutes, counted with those of a change of the password', async () => {
  const app = await createTestApp({ rateLimits: true })
  const owner = await app.signUp()
  const answers = await Promise.all(Array.from({ length: 12 }, () => confirm(app, owner, 'Otra-clave-9')))
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(10)
  const body = { currentPassword: PASSWORD, newPassword: 'Paella-de-lunes-8' }
  expect((await app.request({ method: 'PUT', path: '/api/auth/update', as: owner, body })).status).toBe(429)
})

describe('ending one session', () => {
  test('ends that one alone; a second time, or one of somebody else, is 404', async () => {
    const app = await createTestApp()
    const marta = await app.signUp()
    const [phone, tablet, luis] = [await app.signIn(marta), await app.signIn(marta), await app.signUp()]
    const list = async (as: SignedIn) =>
      (await app.request<{ id: string; current: boolean }[]>({ path: '/api/auth/sessions', as })).data
    const idOf = async (as: SignedIn) => (await list(as)).find(({ current }) => current)?.id ?? ''
    const end = (as: SignedIn, id: string) => app.request({ method: 'DELETE', path: `/api/auth/sessions/${id}`, as })
    const id = await idOf(phone)
    expect(await end(luis, id)).toMatchObject({ status: 404, code: 'not_found' })
    expect(await end(marta, id)).toMatchObject({ status: 200, data: null })
    expect(await end(marta, id)).toMatchObject({ status: 404, code: 'not_found' })
    expect((await end(marta, 'otra')).status).toBe(404)
    const states = [marta, phone, tablet, luis].map(
      async as => (await app.request({ path: '/api/auth/me', as })).status,
    )
    expect(await Promise.all(states)).toEqual([200, 401, 200, 200])
  })
})

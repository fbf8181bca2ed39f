import { expect, test } from 'vitest'
import { createTestApp } from '#test/app.ts'
import { endSessionsCommand } from './end-sessions.command.ts'

test('the operator ends all sessions of one account, on every device; the others stay', async () => {
  const app = await createTestApp()
  const [marta, luis] = [await app.signUp(), await app.signUp()]
  const phone = await app.signIn(marta)
  const said = await endSessionsCommand.run(app.platform, { email: marta.email })
  expect(said).toBe(`2 sessions of ${marta.email} have ended.`)
  const states = [marta, phone, luis].map(async as => (await app.request({ path: '/api/auth/me', as })).status)
  expect(await Promise.all(states)).toEqual([401, 401, 200])
  const refresh = await app.request({ method: 'POST', path: '/api/auth/refresh', body: {}, as: phone })
  expect(refresh.status).toBe(401)
  await expect(endSessionsCommand.run(app.platform, { email: 'nadie@ejemplo.com' })).rejects.toThrow('no account')
})

test('with --all the sessions of everybody end', async () => {
  const app = await createTestApp()
  const people = [await app.signUp(), await app.signUp(), await app.signIn(await app.make.admin())]
  expect(await endSessionsCommand.run(app.platform, { all: 'yes' })).toBe('3 sessions of everybody have ended.')
  const states = people.map(async as => (await app.request({ path: '/api/auth/me', as })).status)
  expect(await Promise.all(states)).toEqual([401, 401, 401])
  const both = endSessionsCommand.run(app.platform, { all: 'yes', email: people[0]?.email })
  await expect(both).rejects.toThrow('not both')
})

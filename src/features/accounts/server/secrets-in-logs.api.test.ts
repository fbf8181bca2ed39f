import { expect, onTestFinished, test } from 'vitest'
import { createTestApp } from '#test/app.ts'
import { loadTestFrontend } from '#test/test-frontend.ts'
import { createServer } from '#app/server/api.ts'
import { createLog } from '#platform/log/log.ts'

const EMAIL = 'marta@example.com'
const FIRST = 'Paella-de-secreto-1'
const NEXT = 'Gazpacho-de-secreto-2'

test('passwords, codes and tokens are in no line of the log, at any level, in success and failure', async () => {
  const { platform, runJobs, mail } = await createTestApp()
  let logged = ''
  const log = createLog({ level: 'trace', pretty: false }, { write: text => void (logged += text) })
  platform.log = log
  const { fastify } = await createServer(platform, loadTestFrontend)
  onTestFinished(() => fastify.close())
  const headers = { origin: platform.config.publicUrl }
  const post = (path: string, payload: object) =>
    fastify.inject({ method: 'POST', url: `/api/auth/${path}`, headers, payload })
  const cookieOf = ({ cookies }: Awaited<ReturnType<typeof post>>) =>
    cookies.map(({ name, value }) => `${name}=${value}`).join('; ')

  const registered = await post('register', { name: 'Marta', email: EMAIL, password: FIRST })
  const cookie = cookieOf(registered)
  await post('register', { name: '', email: EMAIL, password: FIRST })
  await post('login', { email: EMAIL, password: `${FIRST}-mal` })
  await post('login', { email: 'nadie@', password: FIRST })
  const change = { currentPassword: FIRST, newPassword: NEXT }
  const update = await fastify.inject({
    method: 'PUT',
    url: '/api/auth/update',
    headers: { ...headers, cookie },
    payload: change,
  })
  expect(update.statusCode).toBe(200)
  await post('forgot-password', { email: EMAIL })
  await runJobs()
  const code = mail.sent.flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? [])[0] ?? ''
  expect(code).toMatch(/^\d{6}$/)
  const { tempToken } = (await post('verify-reset-code', { email: EMAIL, code })).json<{
    data: { tempToken: string }
  }>().data
  await post('reset-password', { tempToken, newPassword: 'corta' })
  expect((await post('reset-password', { tempToken, newPassword: FIRST })).statusCode).toBe(200)
  // A fault of the database in the middle: the error is logged with its cause.
  platform.db = new Proxy(platform.db, {
    get: () => {
      throw new Error('the database is away')
    },
  })
  expect((await post('login', { email: EMAIL, password: FIRST })).statusCode).toBe(500)

  expect(logged).toContain('the database is away')
  const tokens = cookie.split('; ').map(one => one.slice(one.indexOf('=') + 1))
  for (const secret of [FIRST, NEXT, tempToken, ...tokens]) expect(logged).not.toContain(secret)
  expect(logged).not.toMatch(new RegExp(`\\b${code}\\b`))
})

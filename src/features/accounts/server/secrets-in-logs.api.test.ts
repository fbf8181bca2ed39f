import { expect, test } from 'vitest'
import { createTestApp } from '#test/app.ts'
import { createLog } from '#platform/log/log.ts'

const EMAIL = 'marta@example.com'
const FIRST = 'Paella-de-secreto-1'
const NEXT = 'Gazpacho-de-secreto-2'

test('passwords, codes and tokens are in no line of the log, at any level, in success and failure', async () => {
  let logged = ''
  const log = createLog({ level: 'trace', pretty: false }, { write: text => void (logged += text) })
  const app = await createTestApp({ log })
  const marta = app.browser()
  const send = (method: 'POST' | 'PUT', path: string, body: object) =>
    app.request<{ tempToken: string }>({ method, path: `/api/auth/${path}`, body, as: marta })

  await send('POST', 'register', { name: '', email: EMAIL, password: FIRST })
  expect((await send('POST', 'register', { name: 'Marta', email: EMAIL, password: FIRST })).status).toBe(201)
  const tokens = [marta.jar.get('sobremesa_access'), marta.jar.get('sobremesa_refresh')]
  await send('POST', 'login', { email: EMAIL, password: `${FIRST}-mal` })
  await send('POST', 'login', { email: 'nadie@', password: FIRST })
  const change = { currentPassword: FIRST, newPassword: NEXT }
  expect((await send('PUT', 'update', change)).status).toBe(200)
  await send('POST', 'forgot-password', { email: EMAIL })
  await app.runJobs()
  const code = app.mail.sent.flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? [])[0] ?? ''
  const { tempToken } = (await send('POST', 'verify-reset-code', { email: EMAIL, code })).data
  await send('POST', 'reset-password', { tempToken, newPassword: 'corta' })
  expect((await send('POST', 'reset-password', { tempToken, newPassword: FIRST })).status).toBe(200)
  // A fault in the middle is logged with its cause.
  app.platform.db = new Proxy(app.platform.db, {
    get: () => {
      throw new Error('the database is away')
    },
  })
  expect((await send('POST', 'login', { email: EMAIL, password: FIRST })).status).toBe(500)

  expect(logged).toContain('the database is away')
  expect(code).toMatch(/^\d{6}$/)
  for (const secret of [FIRST, NEXT, tempToken, ...tokens]) {
    expect(secret?.length).toBeGreaterThan(10)
    expect(logged).not.toContain(secret)
  }
  expect(logged).not.toMatch(new RegExp(`\\b${code}\\b`))
})

import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#test/app.ts'
import { closedPort, mailServer, silentServer } from '#test/mail/mail-server.ts'
import { mailsWaiting, sendTo } from '#test/mail/mail-sending.ts'
import { PASSWORD } from '#test/factories.ts'

const EMAIL = 'marta@example.com'
const register = (app: TestApp, email = EMAIL) =>
  app.request({ method: 'POST', path: '/api/auth/register', body: { name: 'Marta', email, password: PASSWORD } })

test('with a mail server that refuses connections, registering succeeds, and the mail goes out when it is back', async () => {
  const app = await createTestApp()
  const port = await closedPort()
  sendTo(app, `smtp://127.0.0.1:${port}`)
  expect((await register(app)).status).toBe(201)
  await expect(app.runJobs()).rejects.toThrow(/mail accounts\.(welcome|confirm-email) was not sent/)
  expect(await mailsWaiting(app)).toEqual(['retry', 'retry'])
  const { taken } = await mailServer({}, port)
  await app.runJobs()
  expect(taken.map(({ to }) => to)).toEqual([[EMAIL], [EMAIL]])
  await app.runJobs()
  expect(taken).toHaveLength(2)
})

test('while a mail server is silent, requests are answered, and the mail goes out through another one', async () => {
  const app = await createTestApp()
  const silent = await silentServer()
  sendTo(app, silent.url)
  expect((await register(app)).status).toBe(201)
  let isSending = true
  const sending = app.runJobs().finally(() => {
    isSending = false
  })
  sending.catch(() => undefined)
  await expect.poll(silent.connections).toBe(1)
  expect((await app.request({ path: '/api/health' })).status).toBe(200)
  expect(
    (await app.request({ method: 'POST', path: '/api/auth/forgot-password', body: { email: EMAIL } })).status,
  ).toBe(200)
  expect(isSending).toBe(true)
  await expect(sending).rejects.toThrow(/mail accounts\.(welcome|confirm-email) was not sent/)
  expect(await mailsWaiting(app)).toEqual(['retry', 'retry'])
  const { url, taken } = await mailServer()
  sendTo(app, url)
  await app.runJobs()
  expect(taken.map(({ to }) => to)).toEqual([[EMAIL], [EMAIL], [EMAIL]])
})

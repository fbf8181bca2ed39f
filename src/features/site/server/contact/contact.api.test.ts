import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#test/app.ts'
import { expectKeptForAYear } from '#test/kept-for-a-year.ts'
import { mailsWaiting, sendTo } from '#test/mail/mail-sending.ts'
import { closedPort, mailServer, silentServer } from '#test/mail/mail-server.ts'
import { contactTexts as texts } from '../../contact.texts.ts'
import { contactMessages } from './contact-messages.command.ts'
import { deleteOldContactMessagesDaily } from './contact.jobs.ts'

const env = { CONTACT_EMAIL: 'Sobremesa <hola@sobremesa.example>' }
const typed = { name: 'Ana Ruiz', email: 'Ana@Example.com ', message: 'Abrimos en enero.\n\n<b>14</b> mesas.' }

const write = (app: TestApp, body: object = typed) => app.request({ method: 'POST', path: '/api/contact', body })
const stored = ({ platform }: TestApp) => platform.db.selectFrom('contact_messages').selectAll().execute()

test('a message is stored, and mailed to the operator, who answers its sender', async () => {
  const app = await createTestApp({ env })
  const { status, data, message } = await write(app)
  expect([status, data, message]).toEqual([200, null, texts.sent])
  expect(await stored(app)).toMatchObject([{ name: 'Ana Ruiz', email: 'ana@example.com', message: typed.message }])
  await app.runJobs()
  expect(app.mail.sent).toMatchObject([
    { to: 'hola@sobremesa.example', replyTo: 'ana@example.com', subject: 'Contacto: Ana Ruiz' },
  ])
  expect(app.mail.sent[0]?.text).toContain('Abrimos en enero.')
  expect(app.mail.sent[0]?.html).toContain('&#60;b&#62;14&#60;/b&#62; mesas.')
})

test('each field has its own text, and nothing is stored', async () => {
  const app = await createTestApp({ env })
  expect((await write(app, {})).errors).toMatchObject({
    name: texts.nameRequired,
    email: texts.emailRequired,
    message: texts.messageRequired,
  })
  const { status, errors } = await write(app, { ...typed, name: ' ', email: 'ana@', message: 'a\u0001b' })
  expect([status, errors?.['name'], errors?.['email']]).toEqual([400, texts.nameRequired, texts.emailFormat])
  expect(errors?.['message']).toBeDefined()
  expect((await write(app, { ...typed, email: ' ' })).errors?.['email']).toBe(texts.emailRequired)
  expect(await stored(app)).toEqual([])
})

test('a program that fills in the hidden field gets the usual answer, and nothing is stored', async () => {
  const app = await createTestApp({ env })
  expect((await write(app, { ...typed, website: 'https://spam.example' })).message).toBe(texts.sent)
  await app.runJobs()
  expect([await stored(app), app.mail.sent]).toEqual([[], []])
})

test('five messages an hour per network', async () => {
  const app = await createTestApp({ env, rateLimits: true })
  for (let call = 1; call <= 5; call++) expect((await write(app)).status).toBe(200)
  const { status, headers, message } = await write(app)
  expect([status, Number(headers['retry-after'])]).toEqual([429, expect.closeTo(3600, -2)])
  expect(message).toMatch(/Inténtalo de nuevo en 60 minutos/)
  expect(await stored(app)).toHaveLength(5)
})

test('while the mail server is away nothing is lost: the mail goes out when it is back', async () => {
  const app = await createTestApp({ env })
  const port = await closedPort()
  sendTo(app, `smtp://127.0.0.1:${port}`)
  expect((await write(app)).status).toBe(200)
  await expect(app.runJobs()).rejects.toThrow('mail site.contact was not sent')
  expect(await mailsWaiting(app)).toEqual(['retry'])
  const { taken } = await mailServer({}, port)
  await app.runJobs()
  expect(taken.map(({ to }) => to)).toEqual([['hola@sobremesa.example']])
})

test('while a mail server is silent, senders do not wait for it, and the mail goes out through another one', async () => {
  const app = await createTestApp({ env })
  const silent = await silentServer()
  sendTo(app, silent.url)
  expect((await write(app)).status).toBe(200)
  expect([silent.connections(), (await stored(app)).length]).toEqual([0, 1])
  const sending = app.runJobs()
  sending.catch(() => undefined)
  await expect.poll(silent.connections).toBe(1)
  expect((await write(app, { ...typed, name: 'Otra' })).status).toBe(200)
  await expect(sending).rejects.toThrow('mail site.contact was not sent')
  expect(await mailsWaiting(app)).toContain('retry')
  const { url, taken } = await mailServer()
  sendTo(app, url)
  await app.runJobs()
  expect(taken.map(({ to }) => to)).toEqual([['hola@sobremesa.example'], ['hola@sobremesa.example']])
  expect(await stored(app)).toHaveLength(2)
})

test('without CONTACT_EMAIL a message waits for the operator’s command, which prints it without its control characters', async () => {
  const app = await createTestApp()
  expect(await contactMessages.run(app.platform, {})).toBe('no messages')
  await write(app)
  await app.platform.db.updateTable('contact_messages').set({ message: 'a\u001b[2Jb' }).execute()
  await app.runJobs()
  expect(app.mail.sent).toEqual([])
  expect(await contactMessages.run(app.platform, {})).toMatch(/Ana Ruiz {2}<ana@example.com>\n {4}a\[2Jb/)
})

test('a name with line breaks does not look like another message in the command’s list', async () => {
  const app = await createTestApp()
  await write(app, { ...typed, name: 'Ana\n\n2027-03-10T11:00:00.000Z  Jefe  <jefe@example.com>' })
  const printed = await contactMessages.run(app.platform, {})
  expect(printed.split('\n')[0]).toContain('Ana 2027-03-10T11:00:00.000Z Jefe <jefe@example.com>  <ana@example.com>')
})

test('messages are deleted after a year', async () => {
  const app = await createTestApp()
  await write(app)
  await expectKeptForAYear(app, deleteOldContactMessagesDaily, () => stored(app))
})

import type { SMTPServerOptions } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { mailServer, silentServer } from '#test/mail/mail-server.ts'
import { createSmtpMail, type SmtpSettings } from './smtp-mail.ts'

const message = {
  to: 'ana@example.com',
  subject: 'Recupera tu contraseña',
  text: 'Código 123456',
  html: '<p>Código</p>',
}

function open(url: string, settings: Partial<SmtpSettings> = {}) {
  const mail = createSmtpMail({ url, from: 'Sobremesa <hola@sobremesa.test>', requireTls: false, ...settings })
  onTestFinished(() => mail.close())
  return mail
}

test('a mail goes out with its sender, recipient and both forms', async () => {
  const { url, taken } = await mailServer()
  await open(url).send(message)
  expect(taken).toMatchObject([{ from: 'hola@sobremesa.test', to: ['ana@example.com'] }])
  expect(taken[0]?.source).toMatch(/text\/plain[^]*text\/html/)
})

test('mails in a row share a connection; one that the server has closed meanwhile is replaced', async () => {
  const { url, taken, connections } = await mailServer()
  const mail = open(url)
  for (let n = 0; n < 3; n++) await mail.send(message)
  expect([taken.length, connections.length]).toEqual([3, 1])
  connections[0]?.destroy()
  await mail.send(message)
  expect([taken.length, connections.length]).toEqual([4, 2])
})

test('mails that come together are sent together, over as many connections as the address allows', async () => {
  const { url, taken, connections } = await mailServer()
  const mail = open(`${url}?maxConnections=2`)
  await Promise.all(Array.from({ length: 9 }, () => mail.send(message)))
  expect([taken.length, connections.length]).toEqual([9, 2])
})

test('an answer goes to whom the mail names', async () => {
  const { url, taken } = await mailServer()
  await open(url).send({ ...message, replyTo: 'eva@example.com' })
  expect(taken[0]?.source).toMatch(/^Reply-To: <?eva@example\.com>?\r?$/m)
})

test('an email with a comma adds no recipient', async () => {
  const { url, taken } = await mailServer()
  await open(url)
    .send({ ...message, to: 'ana@example.com, eva@example.com' })
    .catch(() => undefined)
  expect(taken.flatMap(({ to }) => to)).not.toContain('eva@example.com')
})

test('a refusal and an unreachable server throw, so that the job tries again', async () => {
  const refuse: SMTPServerOptions = { onRcptTo: (_to, _session, done) => done(new Error('no such user')) }
  await expect(open((await mailServer(refuse)).url).send(message)).rejects.toThrow(/no such user/)
  await expect(open('smtp://127.0.0.1:1').send(message)).rejects.toThrow(/ECONNREFUSED/)
})

test('a server that takes the call and says nothing is given up', async () => {
  const { url } = await silentServer()
  await expect(open(url, { timeoutMs: 50 }).send(message)).rejects.toThrow(/Greeting never received|timeout/i)
})

test('a server that falls silent in the middle is given up', async () => {
  const { url } = await mailServer({ onMailFrom: () => undefined })
  await expect(open(url, { timeoutMs: 3000 }).send(message)).rejects.toThrow(/timeout/i)
})

test('where TLS is required, a server without it gets nothing, whatever its address says', async () => {
  const { url, taken } = await mailServer()
  for (const address of [url, `${url}?requireTLS=false`, `${url}?ignoreTLS=true`])
    await expect(open(address, { requireTls: true }).send(message)).rejects.toThrow(/STARTTLS|TLS/)
  expect(taken).toEqual([])
})

test('where TLS is required, a certificate that nobody vouches for gets nothing', async () => {
  const { url, taken } = await mailServer({ disabledCommands: ['AUTH'] })
  await expect(open(url, { requireTls: true }).send(message)).rejects.toThrow(/certificate/i)
  expect(taken).toEqual([])
})

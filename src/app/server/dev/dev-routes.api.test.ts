import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { createOutboxMail } from '#platform/mail/outbox-mail.ts'
import { createTestApp, type TestApp } from '#test/app.ts'

const PATHS = ['/api/dev/outbox', '/dev/outbox']
const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://sobremesa.example',
  SMTP_URL: 'smtp://localhost',
  MAIL_FROM: 'hola@sobremesa.example',
}

async function mail(app: TestApp, subject: string, text = 'Hola', html = '<p>Hola</p>') {
  await createOutboxMail(app.platform.db, app.clock).send({ to: 'marta@ejemplo.com', subject, text, html })
  app.clock.advance(1000)
}

test('the outbox lists mails, newest first', async () => {
  const app = await createTestApp()
  await mail(app, 'Primero')
  await mail(app, 'Segundo')
  const answer = await app.request<{ subject: string }[]>({ path: '/api/dev/outbox' })
  expect(answer.data).toMatchObject([
    { to: 'marta@ejemplo.com', subject: 'Segundo', text: 'Hola', html: '<p>Hola</p>' },
    { subject: 'Primero' },
  ])
})

test('the outbox can be read in the browser: nothing in a mail is markup, its links work', async () => {
  const app = await createTestApp()
  expect((await app.request({ path: '/dev/outbox' })).text).toContain('Todavía no se ha enviado ningún correo.')
  await mail(app, '<script>alert(1)</script>', 'Abre http://localhost:3000/auth?a=1&b=2 "ya"')
  const { status, headers, text } = await app.request({ path: '/dev/outbox' })
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'text/html; charset=utf-8',
    'no-store',
  ])
  expect(text).not.toContain('<script>')
  expect(text).toContain('href="http://localhost:3000/auth?a=1&#38;b=2"')
  expect(text).toContain('&#34;ya&#34;')
})

const answerTo = (app: TestApp, url: string, remoteAddress: string, headers: Record<string, string>) =>
  app.router.fastify.inject({ method: 'GET', url, remoteAddress, headers: { host: 'localhost:3000', ...headers } })

test.each<[remoteAddress: string, headers: Record<string, string>]>([
  ['10.0.0.7', {}],
  ['192.168.1.2', {}],
  ['::ffff:10.0.0.7', {}],
  ['2001:db8::1', {}],
  ['128.0.0.1', {}],
  ['127.0.0.1', { host: 'sobremesa.example' }],
  ['127.0.0.1', { host: 'localhost.sobremesa.example' }],
  ['127.0.0.1', { host: '127.0.0.1.nip.io' }],
  ['127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }],
  ['127.0.0.1', { 'x-forwarded-proto': 'https' }],
  ['127.0.0.1', { forwarded: 'for=127.0.0.1' }],
  ['127.0.0.1', { via: '1.1 nginx' }],
  ['127.0.0.1', { 'x-real-ip': '127.0.0.1' }],
  ['127.0.0.1', { 'cf-connecting-ip': '127.0.0.1' }],
])('a client at %s with %o gets a 404', async (remoteAddress, headers) => {
  const app = await createTestApp()
  await mail(app, 'Geheim')
  for (const url of PATHS) {
    const answer = await answerTo(app, url, remoteAddress, headers)
    expect([url, answer.statusCode]).toEqual([url, 404])
    expect(answer.payload).not.toContain('Geheim')
  }
})

test.each(['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1'])('a client at %s may read', async remoteAddress => {
  const app = await createTestApp()
  for (const url of PATHS)
    for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000'])
      expect((await answerTo(app, url, remoteAddress, { host })).statusCode).toBe(200)
})

test('a proxy that speaks HTTP/1.0 and adds no header gets a 404', async () => {
  const { router } = await createTestApp()
  await router.fastify.listen({ port: 0, host: '127.0.0.1' })
  const { port } = router.fastify.server.address() as AddressInfo
  const statusOf = async (version: string) => {
    const socket = connect(port, '127.0.0.1')
    socket.write(`GET /api/dev/outbox HTTP/${version}\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
    return (await text(socket)).split(' ')[1]
  }
  expect(await statusOf('1.0')).toBe('404')
  expect(await statusOf('1.1')).toBe('200')
})

test('with a PUBLIC_URL of the local network they do not exist', async () => {
  const app = await createTestApp({ env: { PUBLIC_URL: 'http://192.168.1.5:3000' } })
  for (const url of PATHS) expect((await answerTo(app, url, '127.0.0.1', {})).statusCode).toBe(404)
})

test('in production they do not exist', async () => {
  const app = await createTestApp({ env: PRODUCTION })
  for (const path of [...PATHS, '/dev', '/dev/', '/api/dev', '/dev/pagos/x']) {
    const { status, headers } = await app.request({ path })
    expect([path, status]).toEqual([path, 404])
    expect(String(headers['content-type'])).not.toContain('html')
  }
  expect(app.router.endpoints.filter(({ path }) => path.startsWith('/dev'))).toEqual([])
})

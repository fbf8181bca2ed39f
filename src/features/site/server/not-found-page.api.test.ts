import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { createTestApp, TEST_NOW } from '#test/app.ts'

const hashOf = (inline: string): string => `'sha256-${createHash('sha256').update(inline).digest('base64')}'`
const inlineOf = (html: string, tag: 'style' | 'script'): string[] =>
  [...html.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))].map(match => match[1] ?? '')

test('an unknown segment has the frame of the public pages around its two texts, and its policy allows it', async () => {
  const app = await createTestApp()
  const { status, headers, text } = await app.request({ path: '/no-existe' })
  expect(status).toBe(404)
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-language': 'es',
    'cache-control': 'public, no-cache',
    'x-robots-tag': 'noindex',
  })
  expect(headers['set-cookie']).toBeUndefined()
  expect(text).toContain('<h1>Restaurante no encontrado</h1>')
  expect(text).toContain('<p>Lo sentimos, no pudimos encontrar el restaurante que buscas.</p>')
  expect(text).toContain('<meta name="robots" content="noindex"/>')
  expect(text).not.toContain('rel="canonical"')
  for (const part of ['class="skip"', '<header', '<footer', '<dialog', 'aria-label="Principal"', 'aria-label="Legal"'])
    expect(text).toContain(part)
  for (const path of ['/', '/el-rincon', '/precios', '/auth', '/auth?mode=register', '/aviso-legal'])
    expect(text).toContain(`href="${path}"`)
  const policy = String(headers['content-security-policy'])
  expect(policy).not.toContain('unsafe')
  for (const inline of [...inlineOf(text, 'style'), ...inlineOf(text, 'script')])
    expect(policy).toContain(hashOf(inline))
})

test('the year in its footer is the present one, also for a server that runs over new year', async () => {
  const app = await createTestApp()
  const footer = async () => /© \d{4}/.exec((await app.request({ path: '/no-existe' })).text)?.[0]
  expect(await footer()).toBe(`© ${TEST_NOW.getUTCFullYear()}`)
  app.clock.set(new Date(Date.UTC(TEST_NOW.getUTCFullYear() + 1, 0, 1)))
  expect(await footer()).toBe(`© ${TEST_NOW.getUTCFullYear() + 1}`)
})

import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createTestApp } from '#test/app.ts'
import { SITE_PATHS } from '../site.render.ts'

const hashOf = (inline: string): string => `'sha256-${createHash('sha256').update(inline).digest('base64')}'`
/** `style-src 'self' 'sha256-…'` → its sources, without 'self'. */
const sourcesOf = (policy: string, directive: string): string[] =>
  (policy.split('; ').find(one => one.startsWith(`${directive} `)) ?? '')
    .split(' ')
    .filter(source => source.startsWith("'sha256-"))
const inlineOf = (html: string, tag: 'style' | 'script'): string[] =>
  [...html.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))].map(match => match[1] ?? '')

describe.each(SITE_PATHS)('%s', path => {
  test('is a whole Spanish page without cookies, and its policy allows its own inline parts and nothing else', async () => {
    const app = await createTestApp()
    const { status, headers, text } = await app.request({ path })
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, no-cache',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    })
    expect(headers['set-cookie']).toBeUndefined()
    expect(text).toMatch(/^<!doctype html><html lang="es">/)
    expect(text.match(/<h1/g)).toHaveLength(1)
    const { publicUrl } = app.platform.config
    expect(text).toContain(`<link rel="canonical" href="${publicUrl}${path}"/>`)
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('unsafe')
    for (const [tag, directive] of [
      ['style', 'style-src'],
      ['script', 'script-src'],
    ] as const)
      expect(sourcesOf(policy, directive)).toEqual(inlineOf(text, tag).map(hashOf))
    expect(text).not.toMatch(/ style="| on[a-z]+="/)
    expect(text).not.toMatch(/(?:src|href)="(?:https?:)?\/\/(?!localhost)/)
  })

  test('answers HEAD like GET, without a body; its query changes nothing', async () => {
    const app = await createTestApp()
    const { text } = await app.request({ path })
    const head = await app.request({ method: 'HEAD', path })
    expect([head.status, head.text, head.headers['content-type']]).toEqual([200, '', 'text/html; charset=utf-8'])
    expect((await app.request({ path: `${path}?utm_source=x` })).text).toBe(text)
  })
})

test('without the operator’s data the legal notice says so, with them it names who runs the service', async () => {
  const bare = await createTestApp()
  expect((await bare.request({ path: '/aviso-legal' })).text).toContain('se publicarán aquí antes de su apertura')
  const app = await createTestApp({
    env: {
      OPERATOR_NAME: 'Mesa & Mantel S.L.',
      OPERATOR_ADDRESS: 'Calle Mayor, 3, Toledo',
      OPERATOR_TAX_ID: 'B12345674',
      CONTACT_EMAIL: 'hola@sobremesa.example',
    },
  })
  const { text } = await app.request({ path: '/aviso-legal' })
  expect(text).not.toContain('se publicarán aquí')
  for (const part of ['Mesa &amp; Mantel S.L.', 'Calle Mayor, 3, Toledo', 'B12345674', 'hola@sobremesa.example'])
    expect(text).toContain(part)
})

test('the pages link to the demo, to registration and to each other', async () => {
  const app = await createTestApp()
  const { text } = await app.request({ path: '/' })
  for (const path of ['/el-rincon', '/auth', '/auth?mode=register', ...SITE_PATHS])
    expect(text).toContain(`href="${path}"`)
  for (const id of ['caracteristicas', 'como-funciona', 'contacto']) expect(text).toContain(`id="${id}"`)
})

import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { encode } from 'uqr'
import { createTestApp } from '#test/app.ts'
import { PASSWORD } from '#test/factories.ts'
import { TERMS_VERSION } from '#features/identity/identity.limits.ts'
import { qrPath } from '#features/qr/qr.rules.ts'
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

const LEGAL = ['/aviso-legal', '/politica-privacidad', '/politica-cookies', '/terminos-condiciones'] as const
const UNSET = 'sin configurar'

test.each(LEGAL)('%s names who runs the service, or says that it is not configured', async path => {
  const bare = await createTestApp()
  expect((await bare.request({ path })).text.split(UNSET)).toHaveLength(5)
  const app = await createTestApp({
    env: {
      OPERATOR_NAME: 'Mesa & Mantel S.L.',
      OPERATOR_ADDRESS: 'Calle Mayor, 3, Toledo',
      OPERATOR_TAX_ID: 'B12345674',
      CONTACT_EMAIL: 'hola@sobremesa.example',
    },
  })
  const { text } = await app.request({ path })
  expect(text).not.toContain(UNSET)
  for (const part of ['Mesa &amp; Mantel S.L.', 'Calle Mayor, 3, Toledo', 'B12345674', 'mailto:hola@sobremesa.example'])
    expect(text).toContain(part)
})

test('the legal pages state what S1 §1 requires', async () => {
  const app = await createTestApp()
  const terms = (await app.request({ path: '/terminos-condiciones' })).text
  for (const fact of [
    'incluyen el 21 % de IVA',
    'Stripe',
    'Durante los 30 días siguientes a un pago te devolvemos',
    'te lo decimos con 30 días de antelación',
    'te avisamos con 30 días de antelación',
    'se borran definitivamente al cabo de un año',
    `Versión ${TERMS_VERSION},`,
  ])
    expect(terms).toContain(fact)
  const privacy = (await app.request({ path: '/politica-privacidad' })).text
  for (const fact of ['datos de facturación: 4 años', 'mensajes de contacto: un año', 'consultas a Soporte: un año'])
    expect(privacy).toContain(fact)
})

const HTTPS = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://sobremesa.example',
  SMTP_URL: 'smtp://localhost',
  MAIL_FROM: 'hola@sobremesa.example',
}

test.each([
  ['http', {}],
  ['https', HTTPS],
])('the cookie page lists exactly the cookies that a session over %s sets', async (_scheme, env) => {
  const app = await createTestApp({ env })
  const { email } = await app.make.owner({})
  const body = { email, password: PASSWORD }
  const { headers } = await app.request({ method: 'POST', path: '/api/auth/login', body, as: app.browser() })
  const set = [headers['set-cookie']].flat().map(cookie => String(cookie).split('=')[0])
  expect(set).toHaveLength(2)
  const { text } = await app.request({ path: '/politica-cookies' })
  const listed = [...text.matchAll(/<tr><td>([^<]+)<\/td><td[^>]*>Cookie</g)].map(match => match[1])
  expect(listed.toSorted()).toEqual(set.toSorted())
})

test('the landing page draws the QR of the demo’s real URL, once', async () => {
  const app = await createTestApp()
  const { text } = await app.request({ path: '/' })
  const url = `${app.platform.config.publicUrl}/el-rincon`
  const drawing = qrPath(encode(url, { ecc: 'H', border: 0 }).data)
  expect(text.split(drawing)).toHaveLength(2)
  expect(text).toContain(url.replace(/^https?:\/\//, ''))
})

test('how long a menu outlives its plan is what the operator set', async () => {
  const days = async (LAPSED_MENU_DAYS: string) => {
    const app = await createTestApp({ env: { LAPSED_MENU_DAYS } })
    return (await app.request({ path: '/precios' })).text
  }
  expect(await days('30')).toContain('siguen visibles 30 días más. Nada se borra.')
  expect(await days('0')).toContain('tu carta deja de verse. Nada se borra.')
})

test('the pages link to the demo, to registration and to each other', async () => {
  const app = await createTestApp()
  const { text } = await app.request({ path: '/' })
  for (const path of ['/el-rincon', '/auth', '/auth?mode=register', ...SITE_PATHS])
    expect(text).toContain(`href="${path}"`)
  for (const id of ['caracteristicas', 'como-funciona', 'contacto']) expect(text).toContain(`id="${id}"`)
})

test('the landing page has one band with the panel at work and a carta, that reserves its room and loads late', async () => {
  const app = await createTestApp()
  const { text } = await app.request({ path: '/' })
  expect(text.match(/<section class="obra"/g)).toHaveLength(1)
  const [band = ''] = /<section class="obra"[\s\S]*?<\/section>/.exec(text) ?? []
  const pictures = band.match(/<img [^>]*>/g) ?? []
  expect(pictures).toHaveLength(2)
  for (const picture of pictures) {
    expect(picture).toMatch(/ alt="La [^"]{20,}"/)
    expect(picture).toMatch(/ width="\d+" height="\d+" loading="lazy"/)
    expect(picture).toMatch(/ srcSet="[^"]+ \d+w, [^"]+ \d+w" sizes="/)
  }
  expect(band.match(/<figcaption>/g)).toHaveLength(2)
})

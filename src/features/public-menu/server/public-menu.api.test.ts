import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createTestApp } from '#test/app.ts'
import { attributeOf, HIDDEN_TEXT_CLASS, OTHER_LANGUAGES } from '../menu-dom.ts'
import { menuOf } from '#test/menus/public-menus.ts'

const INLINE_SCRIPTS_MAX = 2300
const hashOf = (inline: string): string => `'sha256-${createHash('sha256').update(inline).digest('base64')}'`

describe('the page of a menu', () => {
  test('shows restaurant, categories, dishes, prices and allergens, without a session or a cookie', async () => {
    const app = await createTestApp()
    await menuOf(app)
    const page = await app.request({ path: '/casa-lola' })
    expect(page.status).toBe(200)
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.headers['set-cookie']).toBeUndefined()
    expect(page.text).toContain('<h1 dir="auto">Casa Lola</h1>')
    expect(page.text).toContain('Croquetas')
    expect(page.text).toContain('9,50\u00a0€')
    expect(page.text).toContain(`<span class="${HIDDEN_TEXT_CLASS}">Gluten</span>`)
    expect(page.text).toContain('Horario')
    expect(page.text).toContain('<span>12:00–16:00</span>')
  })

  test('allows only its own scripts and styles by hash, nothing of third parties', async () => {
    const app = await createTestApp()
    const { owner, restaurant } = await menuOf(app)
    const as = await app.signIn(owner)
    for (const path of ['/casa-lola', `/dashboard/vista-previa/${restaurant.id}`]) {
      const page = await app.request({ path, as })
      const policy = String(page.headers['content-security-policy'])
      expect(policy).toContain("default-src 'none'")
      expect(policy).not.toContain('unsafe')
      const hashes = policy.match(/'sha256-[^']+'/g) ?? []
      const inline = [...page.text.matchAll(/<(?:script|style)(?: data-[^>]*)?>(.+?)<\/(?:script|style)>/gs)]
      expect(inline.map(([, text = '']) => hashOf(text)).toSorted()).toEqual(hashes.toSorted())
      expect(page.text).not.toMatch(/ style="/)
      expect(page.text).not.toMatch(/ on[a-z]+="/)
    }
  })

  test('has the same inline scripts for every restaurant and language; their data are separate', async () => {
    const app = await createTestApp()
    const { owner } = await menuOf(app, { supportedLocales: ['es', 'en'] })
    await app.make.restaurant(owner, { slug: 'otra', supportedLocales: ['pt'], defaultLocale: 'pt' })
    const scriptsOf = async (path: string) => {
      const { text } = await app.request({ path })
      return [...text.matchAll(/<script(?: data-[^>]*)?>(.+?)<\/script>/g)].map(([, script = '']) => script)
    }
    const scripts = await scriptsOf('/casa-lola')
    expect(scripts).toHaveLength(2)
    expect(scripts.join('').length).toBeLessThan(INLINE_SCRIPTS_MAX)
    expect(await scriptsOf('/casa-lola?lang=en')).toEqual(scripts)
    expect(await scriptsOf('/otra')).toEqual(scripts)
    expect((await app.request({ path: '/casa-lola?lang=en' })).text).toContain(
      `<script ${attributeOf(OTHER_LANGUAGES)}="es">`,
    )
    expect((await app.request({ path: '/otra' })).text).toContain('"timeZone":"Europe/Madrid"')
  })

  test('uses the language of ?lang, starts in es, and falls back for missing translations', async () => {
    const app = await createTestApp()
    const address = { street: 'Calle Mayor, 1', city: 'Segovia', postalCode: '', country: '' }
    const { category } = await menuOf(app, { supportedLocales: ['es', 'en'], address })
    await app.make.dish(category, {
      translations: {
        es: { name: 'Gambas', description: 'Con ajo' },
        en: { name: 'Prawns', description: 'With garlic' },
      },
    })
    const es = await app.request({ path: '/casa-lola' })
    const en = await app.request({ path: '/casa-lola?lang=en' })
    expect(es.text).toContain('<html lang="es">')
    expect(es.text).toContain('Gambas')
    expect(en.headers['content-language']).toBe('en')
    expect(en.text).toContain('<html lang="en">')
    expect(en.text).toContain('Prawns')
    expect(en.text).toContain('Croquetas')
    expect(en.text).toContain('View allergens')
    expect(en.text).toContain('Get directions')
    expect(en.text).toContain('rel="canonical" href="http://localhost:3000/casa-lola?lang=en"')
    expect(en.text).toContain('rel="alternate" hrefLang="es" href="http://localhost:3000/casa-lola"')
    for (const unknown of ['?lang=fr', '?lang=pt', '?lang=en&lang=es', '?lang=', '?utm=1']) {
      const page = await app.request({ path: `/casa-lola${unknown}` })
      expect(page.text, unknown).toBe(es.text)
      expect(page.text).toContain('rel="canonical" href="http://localhost:3000/casa-lola"')
    }
  })

  test('starts in the default language when es is not supported; has no selector for one language', async () => {
    const app = await createTestApp()
    await menuOf(app, { defaultLocale: 'pt', supportedLocales: ['pt'] })
    const page = await app.request({ path: '/casa-lola' })
    expect(page.text).toContain('<html lang="pt">')
    expect(page.text).toContain('Ver alergénios')
    expect(page.text).not.toContain('<nav class="languages"')
  })

  test('marks what is sold out, hides a price of zero and says when allergens were never declared', async () => {
    const app = await createTestApp()
    const { category } = await menuOf(app)
    await app.make.dish(category, { name: 'Percebes', price: '0', available: false })
    const page = await app.request({ path: '/casa-lola' })
    expect(page.text).toContain('Agotado')
    expect(page.text).toContain('Alérgenos sin declarar')
    expect(page.text).not.toContain('0,00')
  })

  test('omits empty categories, and says so when there are no dishes at all', async () => {
    const app = await createTestApp()
    const owner = await app.make.owner()
    const restaurant = await app.make.restaurant(owner, { slug: 'vacio', supportedLocales: ['es', 'en'] })
    await app.make.category(restaurant, 'Nada')
    const page = await app.request({ path: '/vacio' })
    expect(page.text).toContain('No hay categorías')
    expect(page.text).not.toContain('Nada')
    const english = (await app.request({ path: '/vacio?lang=en' })).text
    expect(english).toContain('No categories found')
    const listed = await app.request<unknown[]>({ path: '/api/public/vacio/categories' })
    expect(listed.data).toHaveLength(1)
  })

  test('markup typed by an owner stays text', async () => {
    const app = await createTestApp()
    const { category } = await menuOf(app, { name: '<script>alert(1)</script>' })
    await app.make.dish(category, { name: '</style><img src=x onerror=alert(1)>' })
    const page = await app.request({ path: '/casa-lola' })
    expect(page.text).not.toContain('<script>alert')
    expect(page.text).not.toContain('<img src=x')
    expect(page.text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  })
})

describe('the preview of a look', () => {
  test('is the real page with the draft, for the people of the restaurant, in our frame, never cached', async () => {
    const app = await createTestApp()
    const { owner, restaurant } = await menuOf(app)
    const path = `/dashboard/vista-previa/${restaurant.id}?primary=%23123456&style=modern`
    expect((await app.request({ path })).status).toBe(401)
    const stranger = await app.signIn(await app.make.owner())
    expect((await app.request({ path, as: stranger })).status).toBe(404)
    const page = await app.request({ path, as: await app.signIn(owner) })
    expect(page.status).toBe(200)
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-frame-options': 'SAMEORIGIN' })
    expect(String(page.headers['content-security-policy'])).toContain("frame-ancestors 'self'")
    expect(page.text).toContain('--m-primary:#123456')
    expect(page.text).toContain('Cargando menú...')
    expect((await app.request({ path: '/casa-lola' })).text).not.toContain('#123456')
  })

  test('ignores invalid colors and looks', async () => {
    const app = await createTestApp()
    const { owner, restaurant } = await menuOf(app)
    const path = `/dashboard/vista-previa/${restaurant.id}?primary=red%7D&style=baroque&accent=%23ABCDEF`
    const page = await app.request({ path, as: await app.signIn(owner) })
    expect(page.text).toContain('--m-primary:#c21d03')
    expect(page.text).toContain('--m-accent:#abcdef')
  })
})

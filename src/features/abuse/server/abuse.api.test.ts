import { describe, expect, test, vi } from 'vitest'
import { createLog } from '#platform/log/log.ts'
import { createTestApp, type TestApp, type TestAppOptions } from '#test/app.ts'
import { expectKeptForAYear } from '#test/kept-for-a-year.ts'
import { menuOf } from '#test/menus/public-menus.ts'
import { abuse } from './abuse.command.ts'
import { deleteOldReportsDaily } from './abuse.jobs.ts'

const env = { CONTACT_EMAIL: 'hola@sobremesa.example' }
const report = { reason: 'illegal', text: 'Vende <b>pez luna</b>.\nLo vi ayer.', email: 'Ana@Ejemplo.com' }
const PAGE = '/denunciar?carta=casa-lola'

async function world(options: TestAppOptions = {}) {
  const app = await createTestApp({ env, ...options })
  return { app, ...(await menuOf(app, { supportedLocales: ['es', 'en', 'pt'] })) }
}
const call = (app: TestApp, body: unknown = report, slug = 'casa-lola') =>
  app.request({ method: 'POST', path: `/api/public/${slug}/abuse`, body })
const stored = ({ platform }: TestApp) => platform.db.selectFrom('abuse_reports').selectAll().execute()
/** What a browser sends without a script. */
const submit = (app: TestApp, typed: Record<string, string>, path = PAGE) =>
  app.request({
    method: 'POST',
    path,
    body: new URLSearchParams(typed).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

describe('the call', () => {
  test('stores a report and mails it to the operator, who answers whoever wrote it', async () => {
    const { app } = await world()
    const { status, data, headers } = await call(app)
    expect([status, data, headers['cache-control']]).toEqual([201, null, 'no-store'])
    expect(await stored(app)).toMatchObject([
      { slug: 'casa-lola', menu_name: 'Casa Lola', reason: 'illegal', message: report.text, email: 'ana@ejemplo.com' },
    ])
    await app.runJobs()
    const [mail] = app.mail.sent
    expect(mail).toMatchObject({ to: env.CONTACT_EMAIL, replyTo: 'ana@ejemplo.com' })
    for (const said of ['Casa Lola', '/casa-lola', 'Tiene contenido ilegal', 'Lo vi ayer.', 'suspend --slug casa-lola'])
      expect(mail?.text).toContain(said)
    expect(mail?.html).toContain('&#60;b&#62;pez luna&#60;/b&#62;')
  })

  test('needs no email, and knows a menu by its former slug', async () => {
    const { app, owner, restaurant } = await world()
    const as = await app.signIn(owner)
    await app.request({ method: 'PUT', path: `/api/restaurants/${restaurant.id}`, as, body: { slug: 'lola' } })
    expect((await call(app, { reason: 'other', text: 'Nada', email: ' ' })).status).toBe(201)
    expect(await stored(app)).toMatchObject([{ slug: 'lola', email: null }])
    await app.runJobs()
    expect(app.mail.sent.at(-1)).not.toHaveProperty('replyTo')
  })

  test('says what is wrong with each field, and keeps nothing', async () => {
    const { app } = await world()
    expect((await call(app, {})).errors).toEqual({
      reason: 'Elige qué le pasa a la carta.',
      text: 'Cuéntanos qué has visto.',
    })
    const long = await call(app, { reason: 'spam', text: 'a'.repeat(1001), email: 'ana@' })
    expect([long.status, long.errors]).toEqual([
      400,
      {
        reason: 'Elige qué le pasa a la carta.',
        text: 'Como máximo, 1000 caracteres.',
        email: 'El correo electrónico debe tener el formato nombre@ejemplo.com',
      },
    ])
    expect((await call(app, { ...report, text: 'ñ'.repeat(1000) })).status).toBe(201)
    expect(await stored(app)).toHaveLength(1)
  })

  test('about no menu, or one that nobody sees, is 404', async () => {
    const { app } = await world()
    expect([(await call(app, report, 'nadie')).status, (await call(app, report, '!')).status]).toEqual([404, 404])
    const away = await app.make.restaurant(await app.make.owner(), { slug: 'ida', inactiveSince: new Date(0) })
    expect(await call(app, report, away.slug)).toMatchObject({ status: 404, code: 'menu_unavailable' })
    expect(await stored(app)).toEqual([])
  })

  test('five an hour for each network, with the form', async () => {
    const { app } = await world({ rateLimits: true })
    for (let sent = 1; sent <= 4; sent++) expect((await call(app)).status).toBe(201)
    expect((await submit(app, report)).status).toBe(303)
    const refused = await call(app)
    expect([refused.status, Number(refused.headers['retry-after'])]).toEqual([429, expect.closeTo(3600, -2)])
    const { status, headers, text } = await submit(app, report)
    expect([status, Number(headers['retry-after'])]).toEqual([429, expect.closeTo(3600, -2)])
    expect(text).toContain('Ya nos has enviado varias denuncias. Podrás enviar otra en 60 minutos.')
    expect(text).toContain('Vende &lt;b&gt;pez luna&lt;/b&gt;.')
    expect(await stored(app)).toHaveLength(5)
  })
})

describe('the form', () => {
  test('stands at the foot of each menu in its language, but not in a draft', async () => {
    const { app, owner, restaurant } = await world()
    const links = { '': ['', 'Denunciar esta carta'], '?lang=en': ['&amp;lang=en', 'Report this menu'] }
    for (const [query, [end, said]] of Object.entries(links)) {
      const { text } = await app.request({ path: `/casa-lola${query}` })
      expect(text).toContain(`<a href="/denunciar?carta=casa-lola${end}">${said}</a>`)
    }
    const as = await app.signIn(owner)
    const draft = await app.request({ path: `/dashboard/vista-previa/${restaurant.id}`, as })
    expect([draft.status, draft.text.includes('/denunciar')]).toEqual([200, false])
  })

  test('is a page without a script, in three languages, for no search engine', async () => {
    const { app } = await world()
    for (const [query, lang, title] of [
      ['', 'es', 'Denunciar esta carta'],
      ['&lang=en', 'en', 'Report this menu'],
      ['&lang=pt', 'pt', 'Denunciar esta ementa'],
      ['&lang=de', 'es', 'Denunciar esta carta'],
    ]) {
      const { status, text, headers } = await app.request({ path: PAGE + query })
      expect([status, headers['cache-control'], headers['x-robots-tag']]).toEqual([200, 'no-store', 'noindex'])
      expect(headers['content-security-policy']).toContain("form-action 'self'")
      expect(text).toContain(`<html lang="${lang}">`)
      expect(text).toContain(`<h1>${title}</h1>`)
      expect(text).toContain('Casa Lola')
      expect(text).not.toContain('<script')
    }
  })

  test('a report is stored, mailed, and ends on a page that a reload does not send again', async () => {
    const { app } = await world()
    const sent = await submit(app, report, `${PAGE}&lang=en`)
    expect([sent.status, sent.headers['location']]).toEqual([303, `${PAGE}&lang=en&enviada=1`])
    const end = await app.request({ path: String(sent.headers['location']) })
    expect(end.text).toContain('<h1>Report sent</h1>')
    expect(end.text).toContain('href="/casa-lola?lang=en"')
    expect(await stored(app)).toMatchObject([{ reason: 'illegal', email: 'ana@ejemplo.com' }])
    await app.runJobs()
    expect(app.mail.sent).toHaveLength(1)
  })

  test('a fault brings it back with what was typed, at the first fault', async () => {
    const { app } = await world()
    const typed = { reason: 'wrong', text: '"Precio" <malo>', email: 'ana@' }
    const { status, text } = await submit(app, typed, `${PAGE}&lang=en`)
    expect(status).toBe(400)
    expect(text).toContain('The email must look like name@example.com')
    expect(text).toContain('&quot;Precio&quot; &lt;malo&gt;')
    expect(text).toMatch(/<input type="radio"[^>]* checked="" value="wrong"\/>|value="wrong" checked=""/)
    expect(text).toMatch(/<input[^>]*autofocus=""[^>]*name="email"|<input[^>]*name="email"[^>]*autofocus=""/)
    const empty = await submit(app, {})
    for (const said of ['Elige qué le pasa a la carta.', 'Cuéntanos qué has visto.']) expect(empty.text).toContain(said)
    const long = await submit(app, { ...typed, email: '', text: 'a'.repeat(1001) })
    expect([long.status, long.text.includes('Como máximo, 1000 caracteres.</p>')]).toEqual([400, true])
    expect(await stored(app)).toEqual([])
  })

  test('without the database it keeps what was typed and says so', async () => {
    const { app } = await world()
    await app.request({ path: '/casa-lola' })
    const begin = app.platform.db.transaction.bind(app.platform.db)
    app.platform.db.transaction = () => {
      throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' })
    }
    const { status, text } = await submit(app, report)
    app.platform.db.transaction = begin
    expect([status, text.includes('No hemos podido enviar tu denuncia.'), text.includes('pez luna')]).toEqual([
      503,
      true,
      true,
    ])
  })

  test.each(['ECONNREFUSED', 'ENOSPC'])('%s while it is stored is 503, and one line of the log', async code => {
    const lines: object[] = []
    const log = createLog(
      { level: 'error', pretty: false },
      { write: text => void lines.push(JSON.parse(text) as object) },
    )
    const { app } = await world({ log })
    await app.request({ path: '/casa-lola' })
    const begin = vi.spyOn(app.platform.db, 'transaction').mockImplementation(() => {
      throw Object.assign(new Error('away'), { code })
    })
    const { status, headers, text } = await submit(app, report)
    begin.mockRestore()
    expect([status, headers['retry-after'], text.includes('pez luna')]).toEqual([503, '5', true])
    await expect.poll(() => lines).toMatchObject([{ msg: 'request failed', code: 'unavailable', err: { code } }])
  })

  test('a program that fills in the hidden field is thanked, and nothing is stored', async () => {
    const { app } = await world()
    expect((await submit(app, { ...report, website: 'https://spam.example' })).status).toBe(303)
    expect(await stored(app)).toEqual([])
  })

  test('is refused from another site, and in another shape', async () => {
    const { app } = await world()
    const body = new URLSearchParams(report).toString()
    const type = { 'content-type': 'application/x-www-form-urlencoded' }
    const other = { method: 'POST', path: PAGE, body, headers: { ...type, origin: 'https://otra.example' } } as const
    expect((await app.request(other)).status).toBe(403)
    expect((await app.request({ method: 'POST', path: PAGE, body: report })).status).toBe(415)
    expect((await submit(app, { ...report, text: 'a'.repeat(20_000) })).status).toBe(413)
    expect(await stored(app)).toEqual([])
  })

  test('about no menu is the page of no menu', async () => {
    const { app } = await world()
    for (const path of ['/denunciar', '/denunciar?carta=nadie', '/denunciar?carta=a&carta=b'])
      expect([path, (await app.request({ path })).status]).toEqual([path, 404])
    expect((await submit(app, report, '/denunciar?carta=nadie')).status).toBe(404)
    const check = await app.request<{ exists: boolean }>({ path: '/api/restaurants/check-slug/denunciar' })
    expect(check.data.exists).toBe(true)
  })
})

describe("the operator's list", () => {
  test('prints reports without control characters, the open ones alone when asked, and closes one', async () => {
    const { app } = await world()
    const run = (given = {}) => abuse.run(app.platform, given)
    expect(await run()).toBe('no messages')
    await call(app)
    app.clock.advance(1000)
    await call(app, { reason: 'other', text: 'Otra' })
    await app.platform.db
      .updateTable('abuse_reports')
      .set({ message: 'a\u001b[2Jb' })
      .where('reason', '=', 'illegal')
      .execute()
    const [id = ''] = (await stored(app)).filter(({ reason }) => reason === 'illegal').map(row => row.id)
    expect(await run()).toContain(`[open] ${id} illegal: Casa Lola (/casa-lola)  <ana@ejemplo.com>\n    a[2Jb`)
    expect(await run({ close: id })).toBe(`${id} is closed.`)
    await expect(run({ close: id })).rejects.toThrow('is no open report')
    await expect(run({ close: 'uno' })).rejects.toThrow('--close: must be the id of a report')
    expect(await run()).toContain(`[closed] ${id}`)
    const open = await run({ open: 'yes' })
    expect([open.includes(id), open.includes('Otra')]).toEqual([false, true])
  })

  test('reports are deleted after a year', async () => {
    const { app } = await world()
    await call(app)
    await expectKeptForAYear(app, deleteOldReportsDaily, () => stored(app))
  })
})

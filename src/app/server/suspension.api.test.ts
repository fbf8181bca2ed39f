import { describe, expect, test } from 'vitest'
import type { ActivityEntry } from '#features/activity/activity.contract.ts'
import { sentenceText } from '#features/activity/activity-words.ts'
import { restoreAccount } from '#features/accounts/server/deletion/restore-account.command.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import {
  suspend,
  suspendAccountCommand,
  unsuspend,
  unsuspendAccountCommand,
} from '#features/restaurants/server/suspension/suspension.commands.ts'
import { createTestApp, type TestApp, type TestAppOptions } from '#test/app.ts'
import { menuOf } from '#test/menus/public-menus.ts'

const CONTACT = { CONTACT_EMAIL: 'Sobremesa <hola@sobremesa.example>' }
const REASON = 'Usa las fotos de otro restaurante.'
const WAIT = { timeout: 10_000, interval: 20 }

/** Casa Lola in two languages, with its owner in a browser. */
async function world(options: TestAppOptions = {}) {
  const app = await createTestApp({ env: CONTACT, ...options })
  const { owner, restaurant, category } = await menuOf(app, { supportedLocales: ['es', 'en', 'pt'] })
  await app.make.plan(owner.id, {})
  const ana = await app.signIn(owner)
  const own = (as = ana) => app.request<Restaurant>({ path: `/api/restaurants/${restaurant.id}`, as })
  return { app, ana, restaurant, category, own }
}
const stop = (app: TestApp, slug = 'casa-lola') => suspend.run(app.platform, { slug, reason: REASON })
const status = async (app: TestApp, path = '/casa-lola') => (await app.request({ path })).status

describe('a suspended menu', () => {
  test('is a calm page without data, in the three languages, that nobody stores or finds', async () => {
    const { app, ana } = await world()
    expect(await status(app)).toBe(200)
    expect(await stop(app)).toBe(`casa-lola is suspended; a mail to ${ana.email} says so.`)
    const texts = [
      ['', 'es', 'Esta carta no está disponible.'],
      ['?lang=en', 'en', 'This menu is not available.'],
      ['?lang=pt', 'pt', 'Esta ementa não está disponível.'],
    ] as const
    for (const [query, lang, said] of texts) {
      const { status: code, text, headers } = await app.request({ path: `/casa-lola${query}` })
      expect([code, headers['cache-control'], headers['x-robots-tag']]).toEqual([451, 'no-store', 'noindex'])
      expect(text).toContain(`<html lang="${lang}">`)
      expect(text).toContain(`<h1>${said}</h1>`)
      expect(text).toContain('<meta name="robots" content="noindex"/>')
      expect(text).not.toMatch(/Lola|Croquetas|casa-lola/)
    }
  })

  test('answers no public call, under no address of it', async () => {
    const { app, ana, restaurant, category } = await world()
    const path = `/api/restaurants/${restaurant.id}`
    await app.request({ method: 'PUT', path, as: ana, body: { slug: 'lola' } })
    await stop(app, 'casa-lola')
    const calls = ['/lola', '/lola/categories', '/lola/items', '/casa-lola', `/categories/${category.id}/items`]
    for (const call of calls) {
      const answer = await app.request({ path: `/api/public${call}` })
      expect([call, answer.status, answer.code, answer.message]).toEqual([
        call,
        451,
        'suspended',
        'Esta carta no está disponible.',
      ])
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(answer.text).not.toMatch(/Lola|Croquetas/)
    }
    // No redirect either: the present slug is a fact about the restaurant.
    expect([await status(app, '/casa-lola'), await status(app, '/lola')]).toEqual([451, 451])
  })

  test('has no share picture, icon or manifest, and no line in the sitemap', async () => {
    const { app, restaurant } = await world()
    const page = await app.request({ path: '/casa-lola' })
    const share = /property="og:image" content="http:\/\/localhost:3000([^"]+)"/.exec(page.text)?.[1] ?? ''
    const sitemap = async () => (await app.request({ path: `/sitemaps/menus-${restaurant.id}.xml` })).text
    expect([await status(app, share), (await sitemap()).includes('/casa-lola')]).toEqual([200, true])
    await stop(app)
    const files = [share, `/menu-files/${restaurant.id}/manifest.webmanifest`]
    for (const file of files) expect([file, await status(app, file)]).toEqual([file, 404])
    expect(await sitemap()).not.toContain('casa-lola')
  })

  test('is gone in every process, and from what is published, when it was suspended in another one', async () => {
    const { app: one } = await world({ env: { ...CONTACT, PUBLISH_MENUS: 'on' } })
    const other = await createTestApp({ beside: one, env: { PUBLISH_MENUS: 'on' } })
    const command = await createTestApp({ beside: one })
    const published = async () => (await one.files('menus/')).filter(key => /casa-lola\.(br|gz)$/.test(key))
    for (const app of [one, other]) expect(await status(app)).toBe(200)
    await expect.poll(async () => (await published()).length, WAIT).toBeGreaterThanOrEqual(8)
    await stop(command)
    await expect.poll(published, WAIT).toEqual([])
    for (const app of [one, other]) await expect.poll(() => status(app), WAIT).toBe(451)
    await unsuspend.run(command.platform, { slug: 'casa-lola' })
    for (const app of [one, other]) await expect.poll(() => status(app), WAIT).toBe(200)
  })
})

describe('its owner', () => {
  test('is told by mail and on the screen, and sees who did it among the changes', async () => {
    const { app, ana, restaurant, own } = await world()
    await stop(app)
    await app.runJobs()
    const [mail] = app.mail.sent
    expect(mail).toMatchObject({
      to: ana.email,
      replyTo: CONTACT.CONTACT_EMAIL,
      subject: `La carta de ${restaurant.name} está suspendida`,
    })
    for (const said of [REASON, 'responde a este email', 'hola@sobremesa.example']) expect(mail?.text).toContain(said)
    expect((await own()).data.suspension).toEqual({ since: app.clock.now().toISOString(), reason: REASON })
    app.clock.advance(1000)
    await unsuspend.run(app.platform, { slug: 'casa-lola' })
    await app.runJobs()
    expect(app.mail.sent.at(-1)).toMatchObject({ to: ana.email, subject: 'Tu carta vuelve a verse' })
    expect((await own()).data).not.toHaveProperty('suspension')
    const path = `/api/restaurants/${restaurant.id}/activity`
    const { data } = await app.request<ActivityEntry[]>({ path, as: ana })
    expect(data.map(entry => sentenceText(entry, 'EUR'))).toEqual([
      'El soporte de Sobremesa levantó la suspensión de la carta',
      `El soporte de Sobremesa suspendió la carta: ${REASON}`,
    ])
  })

  test('writes as before and sees the preview; a worker sees no reason', async () => {
    const { app, ana, restaurant, category, own } = await world()
    const marta = await app.signIn(await app.make.worker([restaurant]))
    await stop(app)
    const path = `/api/categories/${category.id}/items`
    const body = { translations: { es: { name: 'Tortilla' }, en: { name: 'Omelette' }, pt: { name: 'Tortilha' } } }
    expect((await app.request({ method: 'POST', path, as: ana, body })).status).toBe(201)
    const preview = await app.request({ path: `/dashboard/vista-previa/${restaurant.id}`, as: ana })
    expect([preview.status, preview.text.includes('Tortilla')]).toEqual([200, true])
    expect((await app.request({ path: `/api/restaurants/${restaurant.id}/qr?format=svg`, as: ana })).status).toBe(200)
    expect((await own(marta)).data.suspension).toMatchObject({ reason: null })
    expect(await status(app)).toBe(451)
  })
})

describe('nothing else lifts a suspension', () => {
  test('no verification and no change of the plan', async () => {
    const { app, ana, restaurant } = await world()
    await stop(app)
    for (const plan of [{ status: 'canceled' as const, endsAt: app.clock.now() }, {}]) {
      await app.make.plan(ana.id, plan)
      await app.request({ method: 'PUT', path: `/api/restaurants/${restaurant.id}/verify-status`, as: ana })
      await app.request({ method: 'PUT', path: '/api/restaurants/verify-all-status', as: ana })
      expect(await status(app)).toBe(451)
    }
  })

  test('no deletion of the account that is taken back', async () => {
    const { app, ana } = await world()
    await stop(app)
    await app.request({ method: 'DELETE', path: '/api/auth/delete', as: ana })
    expect(await status(app)).toBe(404)
    await restoreAccount.run(app.platform, { email: ana.email })
    expect(await status(app)).toBe(451)
  })
})

describe('a suspended account', () => {
  const account = { email: '', reason: REASON }

  test('has no visible menu, also none that it makes, until it is lifted; a menu may stay suspended by itself', async () => {
    const { app, ana } = await world()
    account.email = ana.email
    await app.make.restaurant(ana, { slug: 'bar-lola', name: 'Bar Lola' })
    await stop(app)
    const said = await suspendAccountCommand.run(app.platform, account)
    expect(said).toBe(`The account of ${ana.email} is suspended, and with it: Bar Lola. A mail says so.`)
    const made = await app.request({ method: 'POST', path: '/api/restaurants', as: ana, body: { name: 'Tasca Lola' } })
    expect(made.status).toBe(201)
    const slugs = ['casa-lola', 'bar-lola', 'tasca-lola']
    const statuses = () => Promise.all(slugs.map(slug => status(app, `/${slug}`)))
    expect(await statuses()).toEqual([451, 451, 451])
    await app.runJobs()
    expect(app.mail.sent.map(({ subject }) => subject).toSorted()).toEqual([
      'Hemos suspendido tu cuenta',
      'La carta de Casa Lola está suspendida',
    ])
    expect(await unsuspendAccountCommand.run(app.platform, account)).toContain('Bar Lola, Tasca Lola. Some menus stay')
    expect(await statuses()).toEqual([451, 200, 200])
    expect(await unsuspend.run(app.platform, { slug: 'casa-lola' })).toBe('The suspension of casa-lola has ended.')
    expect(await statuses()).toEqual([200, 200, 200])
  })

  test('a menu whose own suspension ends stays suspended with the account, and nobody is told otherwise', async () => {
    const { app, ana } = await world()
    account.email = ana.email
    await stop(app)
    await suspendAccountCommand.run(app.platform, account)
    await app.runJobs()
    const mails = app.mail.sent.length
    expect(await unsuspend.run(app.platform, { slug: 'casa-lola' })).toContain('stays suspended with its account')
    await app.runJobs()
    expect([app.mail.sent.length, await status(app)]).toEqual([mails, 451])
  })

  test('a menu that is suspended after its account says that nobody was told', async () => {
    const { app, ana } = await world()
    await suspendAccountCommand.run(app.platform, { email: ana.email, reason: REASON })
    await app.runJobs()
    const mails = app.mail.sent.length
    expect(await stop(app)).toBe('casa-lola is suspended by itself too; its account was already, so no mail was sent.')
    await app.runJobs()
    expect(app.mail.sent).toHaveLength(mails)
  })

  test('that ends while every menu stays suspended by itself promises no menu', async () => {
    const { app, ana } = await world()
    await stop(app)
    await suspendAccountCommand.run(app.platform, { email: ana.email, reason: REASON })
    await unsuspendAccountCommand.run(app.platform, { email: ana.email })
    await app.runJobs()
    const mail = app.mail.sent.find(({ subject }) => subject === 'Tu cuenta ya no está suspendida')
    expect(mail?.text).toContain('La suspensión de tu cuenta ha terminado.')
    expect(mail?.text).not.toMatch(/vuelve a verse|La carta/)
    expect(await status(app)).toBe(451)
  })
})

test('what cannot be suspended, or is already, is one plain line, and nothing is changed', async () => {
  const { app, ana } = await world()
  const { platform } = app
  await expect(stop(app, 'nadie')).rejects.toThrow('nadie belongs to no restaurant; nothing was changed')
  await expect(suspend.run(platform, { slug: 'casa-lola', reason: ' ' })).rejects.toThrow('--reason: must not be empty')
  await expect(unsuspend.run(platform, { slug: 'casa-lola' })).rejects.toThrow('not suspended by itself')
  await stop(app)
  await expect(stop(app)).rejects.toThrow('casa-lola is suspended already; nothing was changed')
  const admin = await app.make.admin()
  const refused = suspendAccountCommand.run(platform, { email: admin.email, reason: REASON })
  await expect(refused).rejects.toThrow("no owner's account")
  await expect(unsuspendAccountCommand.run(platform, { email: ana.email })).rejects.toThrow('is not suspended')
})

import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { DAY_MS } from '#shared/time.ts'
import { createTestApp, type TestApp } from '#test/app.ts'
import { invite, updateMember } from '#test/team/invitations.ts'
import { createPeople, createRole } from '#test/team/people.ts'

/** The mails about rights that have gone out, a minute later. */
async function accessMails(app: TestApp, email: string) {
  await sql`UPDATE pgboss.job SET start_after = now()`.execute(app.platform.db)
  await app.runJobs()
  return app.mail.sent.filter(({ to, subject }) => to === email && subject === 'Tus permisos han cambiado')
}

test('who may do more is told by mail what, where and by whom; at most once a day', async () => {
  const app = await createTestApp()
  const { rafa, cook, restaurant } = await createPeople(app)
  const grant = async (...rights: string[]) =>
    updateMember(app, await app.signIn(rafa), cook.id, { rights: { [restaurant.id]: rights } })
  await grant('texts', 'prices')
  const [mail, ...others] = await accessMails(app, cook.email)
  expect(others).toEqual([])
  expect(mail?.text).toContain('Puedes hacer más')
  expect(mail?.text).toContain('Rafa ha cambiado lo que puedes hacer en su restaurante.')
  expect(mail?.text).toMatch(/precios y textos y fotos/)
  await grant('texts', 'prices', 'hours')
  expect(await accessMails(app, cook.email)).toHaveLength(1)
  app.clock.advance(DAY_MS)
  await grant('texts', 'prices', 'hours', 'look')
  expect(await accessMails(app, cook.email)).toHaveLength(2)
})

test('nothing is mailed for less, for what was taken back at once, for a new name or to invited people', async () => {
  const app = await createTestApp()
  const { owner, cook, restaurant, ids } = await createPeople(app)
  const grant = (...rights: string[]) => updateMember(app, owner, cook.id, { rights: { [restaurant.id]: rights } })
  await grant('texts')
  await grant('texts', 'prices')
  await grant('texts')
  await updateMember(app, owner, cook.id, { name: 'Luis P.' })
  const { data: noa } = await invite(app, owner, { email: 'noa@ejemplo.com', restaurantIds: ids })
  await updateMember(app, owner, noa.id, { roleIds: { [restaurant.id]: 'encargado' } })
  expect([await accessMails(app, cook.email), await accessMails(app, noa.email)]).toEqual([[], []])
})

test('a partner who is made a worker is told, and so is who becomes one', async () => {
  const app = await createTestApp()
  const { owner, rafa, cook } = await createPeople(app)
  await updateMember(app, owner, rafa.id, { partner: false })
  const [mail] = await accessMails(app, rafa.email)
  expect(mail?.text).toContain('Ya no eres socio')
  expect(mail?.text).toMatch(/Ya no ves el plan, las facturas ni\s+el equipo\./)
  await updateMember(app, owner, cook.id, { partner: true })
  expect((await accessMails(app, cook.email))[0]?.text).toContain('Ahora eres socio')
})

test('a role that allows more is told to everybody who has it', async () => {
  const app = await createTestApp()
  const { owner, cook, restaurant } = await createPeople(app)
  const role = (await createRole(app, owner, 'Barra', ['availability'])).data
  await updateMember(app, owner, cook.id, { roleIds: { [restaurant.id]: role.id } })
  expect(await accessMails(app, cook.email)).toHaveLength(0)
  await app.request({
    method: 'PUT',
    path: `/api/team/roles/${role.id}`,
    as: owner,
    body: { rights: ['availability', 'prices'] },
  })
  const [mail] = await accessMails(app, cook.email)
  expect([mail?.text.includes('precios y disponibilidad'), mail?.text.includes('Ahora también')]).toEqual([true, false])
})

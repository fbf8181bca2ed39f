import { expect, test } from 'vitest'
import { createTestApp } from '#test/app.ts'
import { DAY_MS } from '#shared/time.ts'
import { mailHolidays } from './holiday-mails.service.ts'
import { askHolidaysDaily } from '../restaurants.jobs.ts'

/** Seven days before Christmas, in the morning. */
const MORNING = new Date('2026-12-18T08:11:00Z')

async function house(now = MORNING) {
  const app = await createTestApp({ now })
  const owner = await app.make.owner()
  const restaurant = await app.make.restaurant(owner, { name: 'Casa Fermina' })
  const mails = async (): Promise<string[]> => {
    const before = app.mail.sent.length
    await app.runJob(askHolidaysDaily)
    await app.runJobs()
    return app.mail.sent.slice(before).map(({ to, subject }) => `${to === owner.email ? 'owner' : to}: ${subject}`)
  }
  const decide = async (from: string) =>
    app.request({
      method: 'POST',
      path: `/api/restaurants/${restaurant.id}/special-days`,
      as: await app.signIn(owner),
      body: { from, asUsual: true, reason: 'holiday' },
    })
  return { app, owner, restaurant, mails, decide }
}

test('seven days before a holiday that nobody has decided, once', async () => {
  const { app, mails } = await house(new Date(MORNING.getTime() - DAY_MS))
  expect(await mails()).toEqual([])
  app.clock.advance(DAY_MS)
  expect(await mails()).toEqual(['owner: El viernes 25 es Navidad. ¿Abres?'])
  const [mail] = app.mail.sent
  expect(mail?.text).toContain('Casa Fermina')
  expect(mail?.text).toContain('viernes 25, Navidad')
  app.clock.advance(DAY_MS)
  expect(await mails()).toEqual([])
  app.clock.set(new Date('2026-12-25T08:11:00Z'))
  expect(await mails()).toEqual(['owner: El viernes 1 es Año Nuevo. ¿Abres?'])
})

test('nobody is asked about a decided one, nor where no holidays are wanted', async () => {
  const { app, owner, restaurant, mails, decide } = await house()
  expect((await decide('2026-12-25')).status).toBe(201)
  expect(await mails()).toEqual([])
  app.clock.set(new Date('2026-12-30T08:11:00Z'))
  const as = await app.signIn(owner)
  await app.request({
    method: 'PUT',
    path: `/api/restaurants/${restaurant.id}`,
    as,
    body: { holidayCountry: null },
  })
  expect(await mails()).toEqual([])
})

test('partners are asked too, workers are not; one mail for all restaurants', async () => {
  const { app, owner, restaurant, mails } = await house()
  const second = await app.make.restaurant(owner, { name: 'Bar La Esquina' })
  await app.make.worker([restaurant, second])
  const partner = await app.make.worker([restaurant, second], { isPartner: true })
  expect((await mails()).toSorted()).toEqual(
    [`${partner.email}: El viernes 25 es Navidad. ¿Abres?`, 'owner: El viernes 25 es Navidad. ¿Abres?'].toSorted(),
  )
  expect(app.mail.sent.at(-1)?.text).toMatch(/Casa Fermina[^]*Bar La Esquina/)
})

test('switched off, none comes; switched on again, it comes while there is time', async () => {
  const { app, owner, mails } = await house()
  const mute = async (mutedMails: string[]) =>
    app.request<{ mutedMails?: string[] }>({
      method: 'PUT',
      path: '/api/auth/update',
      as: await app.signIn(owner),
      body: { mutedMails },
    })
  expect((await mute(['holidays'])).data.mutedMails).toEqual(['holidays'])
  expect(await mails()).toEqual([])
  expect(await mute(['everything'])).toMatchObject({ status: 400 })
  expect((await mute([])).data.mutedMails).toBeUndefined()
  expect(await mails()).toEqual(['owner: El viernes 25 es Navidad. ¿Abres?'])
})

test('nobody gets two notices on one day: the other waits for the next', async () => {
  const { app, owner, mails } = await house()
  await app.platform.db
    .updateTable('users')
    .set({ notice_mailed_on: '2026-12-18' })
    .where('id', '=', owner.id)
    .execute()
  expect(await mails()).toEqual([])
  app.clock.advance(DAY_MS)
  expect(await mails()).toHaveLength(1)
})

test('two runs at once mail once', async () => {
  const { app } = await house()
  await Promise.all([mailHolidays(app.platform), mailHolidays(app.platform)])
  await app.runJobs()
  expect(app.mail.sent).toHaveLength(1)
})

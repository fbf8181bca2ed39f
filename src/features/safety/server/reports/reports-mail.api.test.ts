import { expect, test } from 'vitest'
import { DAY_MS } from '#shared/time.ts'
import { mailReportsDaily } from './reports.jobs.ts'
import { reportedHouse } from './reports.testing.ts'

test('the house is told once, in one mail a day, and can switch it off', async () => {
  const { app, owner, guest } = await reportedHouse()
  const mails = async (): Promise<string[]> => {
    const before = app.mail.sent.length
    await app.runJob(mailReportsDaily)
    await app.runJobs()
    return app.mail.sent.slice(before).map(({ subject }) => subject)
  }
  expect(await mails()).toEqual([])
  await guest({ allergens: ['nuts'] })
  expect(await mails()).toEqual(['Un cliente avisa de un alérgeno en «Brownie»'])
  expect(app.mail.sent.at(-1)?.text).toContain('Casa Fermina')
  await guest({ text: 'Y huevo' })
  await guest({ text: 'Y leche' })
  expect(await mails()).toEqual([])
  app.clock.advance(DAY_MS)
  expect(await mails()).toEqual(['2 avisos de clientes sobre alérgenos'])
  for (const said of ['Y huevo', 'Y leche']) expect(app.mail.sent.at(-1)?.text).toContain(said)
  const as = await app.signIn(owner)
  await app.request({ method: 'PUT', path: '/api/auth/update', as, body: { mutedMails: ['reports'] } })
  await guest({ text: 'Otro más' })
  app.clock.advance(DAY_MS)
  expect(await mails()).toEqual([])
})

test('an owner who has had another notice today is told tomorrow, whoever of the house was told before', async () => {
  const { app, owner, restaurant, guest } = await reportedHouse()
  const partner = await app.make.worker([restaurant], { isPartner: true })
  await app.platform.db
    .updateTable('users')
    .set({ notice_mailed_on: '2026-11-24' })
    .where('id', '=', owner.id)
    .execute()
  await guest({ text: 'Lleva nueces' })
  const told = async (): Promise<string[]> => {
    const before = app.mail.sent.length
    await app.runJob(mailReportsDaily)
    await app.runJobs()
    return app.mail.sent.slice(before).map(({ to }) => to)
  }
  expect(await told()).toEqual([partner.email])
  app.clock.advance(DAY_MS)
  expect((await told()).toSorted()).toEqual([owner.email, partner.email].toSorted())
  app.clock.advance(DAY_MS)
  expect(await told()).toEqual([])
})

import { expect, onTestFinished, test } from 'vitest'
import { createTestApp, createTestProcess } from '#test/app.ts'
import { invite } from '#test/team/invitations.ts'
import { defineMail, sendMail } from './define-mail.ts'
import { paragraph } from './mail-content.ts'

const reminder = defineMail<object>('test.reminder', () => ({
  subject: 'Recordatorio',
  preview: 'Recordatorio',
  title: 'Recordatorio',
  body: [paragraph('Recordatorio')],
}))
const REMINDED = 'recordado@example.com'

test('a code, an invitation and a welcome do not wait behind reminders', async () => {
  const app = await createTestApp()
  const owner = await app.make.owner({ plan: {} })
  const restaurant = await app.make.restaurant(owner)
  const { platform } = await createTestProcess({ worker: 'by itself' }, { beside: app })
  const stuck = Promise.withResolvers<void>()
  onTestFinished(() => stuck.resolve())
  const begun: string[] = []
  platform.mail = {
    send: async ({ to }) => {
      begun.push(to)
      if (to === REMINDED) await stuck.promise
    },
  }
  const reminders = (trx: Parameters<typeof sendMail>[1]) =>
    sendMail(platform, trx, { mail: reminder, to: REMINDED, params: {}, isNotice: true })
  for (let n = 0; n < 20; n++) await app.platform.db.transaction().execute(reminders)
  await platform.jobs.start()
  await expect.poll(() => begun, { timeout: 20_000 }).toEqual([REMINDED, REMINDED])

  await app.request({ method: 'POST', path: '/api/auth/forgot-password', body: { email: owner.email } })
  const member = { email: 'noa@example.com', restaurantIds: [restaurant.id] }
  expect(await invite(app, await app.signIn(owner), member)).toMatchObject({ status: 201 })
  const { email } = await app.signUp()
  await expect
    .poll(() => begun.slice(2).toSorted(), { timeout: 20_000 })
    .toEqual([owner.email, member.email, email].toSorted())
})

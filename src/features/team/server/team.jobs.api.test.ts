import { expect, test } from 'vitest'
import { DAY_MS } from '#shared/time.ts'
import { createTestApp } from '#test/app.ts'
import { check, createTeamOwner, invite, listTeam, mailedToken, resend } from '#test/team/invitations.ts'
import { deleteOldDaily } from './team.jobs.ts'

test('a revoked link says so for 30 days after its end, then it is unknown; a pending member keeps the present one', async () => {
  const app = await createTestApp()
  const { person, owner, ids } = await createTeamOwner(app)
  const { data: member } = await invite(app, owner, { email: 'noa@ejemplo.com', restaurantIds: ids })
  const old = await mailedToken(app, 'noa@ejemplo.com')
  await resend(app, owner, member.id)
  const present = await mailedToken(app, 'noa@ejemplo.com')
  const deleteOld = async () => {
    await app.platform.db.transaction().execute(trx => app.platform.jobs.enqueue(trx, deleteOldDaily, {}))
    await app.runJobs()
    return [(await check(app, old)).data.state, (await check(app, present)).data.state]
  }
  app.clock.advance(37 * DAY_MS)
  expect(await deleteOld()).toEqual(['revoked', 'expired'])
  app.clock.advance(1)
  expect(await deleteOld()).toEqual(['unknown', 'expired'])
  expect((await listTeam(app, await app.signIn(person))).data[1]).toMatchObject({
    status: 'pending',
    invitationExpiresAt: member.invitationExpiresAt,
  })
})

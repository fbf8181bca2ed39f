import type { TestApp } from '../app.ts'
import { createTeamOwner, invite, mailedToken } from './invitations.ts'

export const INVITED_EMAIL = 'noa@ejemplo.com'

/** An owner with one invited person, and the token of the mail. */
export async function createInvitation(app: TestApp) {
  const made = await createTeamOwner(app)
  const { data: member } = await invite(app, made.owner, { email: INVITED_EMAIL, restaurantIds: made.ids })
  return { ...made, member, token: await mailedToken(app, INVITED_EMAIL) }
}

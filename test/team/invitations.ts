import type { TeamMember } from '#features/team/team.contract.ts'
import type { SignedIn, TestApp } from '../app.ts'
import type { TestBrowser } from '../client.ts'

/** What the tests of a team send: the calls of owners and of invited people. */

/** A call of a test app to the team. */
const call = <Data>(app: TestApp, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string) => ({
  with: (as: TestBrowser | undefined, body?: unknown) =>
    app.request<Data>({ method, path: `/api/team/${path}`, ...(as && { as }), ...(body !== undefined && { body }) }),
})

export type Invited = {
  email: string
  name?: string
  restaurantIds: string[]
  role?: string
  partner?: boolean
  rights?: Record<string, string[]>
  roleIds?: Record<string, string | null> | undefined
}

export const invite = (app: TestApp, as: TestBrowser, invited: Invited) =>
  call<TeamMember>(app, 'POST', 'invite').with(as, { name: 'Noa Pardo', role: 'worker', ...invited })
export const listTeam = (app: TestApp, as: TestBrowser, query = '') =>
  call<TeamMember[]>(app, 'GET', `members${query}`).with(as)
export const updateMember = (app: TestApp, as: TestBrowser, id: string, body: object) =>
  call<TeamMember>(app, 'PUT', `members/${id}`).with(as, body)
export const removeMember = (app: TestApp, as: TestBrowser, id: string) =>
  call<TeamMember>(app, 'DELETE', `members/${id}`).with(as)
export const resend = (app: TestApp, as: TestBrowser, id: string) =>
  call<TeamMember>(app, 'POST', `members/${id}/resend`).with(as)
export const makeLink = (app: TestApp, as: TestBrowser, id: string) =>
  call<{ url: string }>(app, 'POST', `members/${id}/link`).with(as)
export const sync = (app: TestApp, as: TestBrowser, query = '') =>
  call<{ restaurantCount: number; syncedCount: number }>(app, 'POST', `sync-restaurants${query}`).with(as)

export type Checked = {
  state: string
  inviterName: string | null
  memberName: string | null
  memberEmail: string | null
}
export const check = (app: TestApp, token: unknown) =>
  call<Checked>(app, 'POST', 'check-invitation').with(undefined, { token })
export const accept = (app: TestApp, token: unknown, options: { as?: TestBrowser; password?: string } = {}) =>
  call<null>(app, 'POST', 'accept-invitation').with(options.as, { token, password: options.password ?? NEW_PASSWORD })
export const NEW_PASSWORD = 'Merluza-a-la-vasca-3'

/** The URL of the latest invitation mailed to this email. */
export function mailedUrl(app: TestApp, email: string): URL {
  const mail = app.mail.sent.findLast(({ to }) => to === email)
  const link = /https?:\/\/\S+accept-invitation\?\S+/.exec(mail?.text ?? '')?.[0]
  if (!link) throw new Error(`no invitation was mailed to ${email}`)
  return new URL(link)
}

/** Sends the mails that wait, and answers the token of the latest invitation to this email. */
export async function mailedToken(app: TestApp, email: string): Promise<string> {
  await app.runJobs()
  return mailedUrl(app, email).searchParams.get('token') ?? ''
}

export const tokenOf = (url: string): string => new URL(url).searchParams.get('token') ?? ''

/** Signs in with a password; the answer's status says whether it worked. */
export const login = (app: TestApp, email: string, password = NEW_PASSWORD, as: TestBrowser = app.browser()) =>
  app.request({ method: 'POST', path: '/api/auth/login', as, body: { email, password } })

/** An owner on a plan with a team, with two restaurants, signed in. */
export async function createTeamOwner(app: TestApp, tier: 'pro' | 'premium' = 'premium') {
  const person = await app.make.owner({ name: 'Marta Iglesias', plan: { tier, status: 'active' } })
  const restaurant = await app.make.restaurant(person)
  const second = await app.make.restaurant(person)
  const owner: SignedIn = await app.signIn(person)
  return { person, owner, restaurant, second, ids: [restaurant.id] }
}

import { GIVEN_ROLES, type Right } from '#features/identity/rights.rules.ts'
import type { HouseRole } from '#features/team/roles.contract.ts'
import type { SignedIn, TestApp } from '../app.ts'
import type { TeamMember } from '#features/team/team.contract.ts'
import { createTeamOwner, listTeam } from './invitations.ts'

/** A house with a cook, a waiter and two partners; `owner` is Marta. */
export async function createPeople(app: TestApp) {
  const made = await createTeamOwner(app)
  const both = [made.restaurant, made.second]
  const cook = await app.make.worker([made.restaurant], { name: 'Luis Prieto', rights: GIVEN_ROLES.cocina })
  const rafa = await app.make.worker(both, { name: 'Rafa Ortega', isPartner: true })
  const lola = await app.make.worker(both, { name: 'Lola Gil', isPartner: true })
  const dish = await app.make.dish(await app.make.category(made.restaurant))
  return { ...made, cook, rafa, lola, dish, asCook: await app.signIn(cook), asRafa: await app.signIn(rafa) }
}

export const put = <Data>(app: TestApp, as: SignedIn, path: string, body: unknown) =>
  app.request<Data>({ method: 'PUT', path: `/api${path}`, as, body })
export const createRole = (app: TestApp, as: SignedIn, name: string, rights: readonly Right[] = ['prices']) =>
  app.request<HouseRole>({ method: 'POST', path: '/api/team/roles', as, body: { name, rights } })
export const rolesOf = async (app: TestApp, as: SignedIn) =>
  (await app.request<HouseRole[]>({ path: '/api/team/roles', as })).data

/** One member of the team, removed ones too. */
export async function memberOf(app: TestApp, as: SignedIn, id: string): Promise<TeamMember> {
  const found = (await listTeam(app, as)).data.find(member => member.id === id)
  if (!found) throw new Error(`no member ${id}`)
  return found
}

import { z } from 'zod'
import { bounded } from '#shared/fields/bounded.ts'
import { endpoint, nothing } from '#shared/endpoint.ts'
import { text } from '#shared/text.ts'
import { GIVEN_ROLES, type GivenRole, right, RIGHTS } from '#features/identity/rights.rules.ts'
import { ROLE_NAME_MAX, ROLE_NAME_MIN, TEAM_IDS_MAX } from './team.limits.ts'
import { teamTexts as texts } from './team.texts.ts'
import { ofOwner } from './team.contract.ts'

/** A role of the house (4-beyond §10). The given ones are the same everywhere, so no call answers them. */
export const houseRole = z
  .object({
    id: z.string(),
    name: z.string(),
    rights: z.array(right),
    /** Pending and active members who have it somewhere. */
    memberIds: z.array(z.string()),
    updatedAt: z.string(),
  })
  .meta({ id: 'HouseRole' })
export type HouseRole = z.infer<typeof houseRole>

export const GIVEN_ROLE_NAMES: Record<GivenRole, string> = { sala: 'Sala', cocina: 'Cocina', encargado: 'Encargado' }
export const GIVEN_ROLE_IDS = Object.keys(GIVEN_ROLES) as GivenRole[]

/** One form for names that people take for the same. */
export const roleNameKey = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()

export const roleName = text({
  oneLine: true,
  min: ROLE_NAME_MIN,
  max: ROLE_NAME_MAX,
  required: texts.roleNameTooShort,
  tooShort: texts.roleNameTooShort,
  tooLong: texts.roleNameTooLong,
})
const rights = z.array(right).max(RIGHTS.length)

export const listRoles = endpoint({
  name: 'team.roles',
  summary: 'The roles of the house, oldest first, without the three given ones',
  method: 'GET',
  path: '/team/roles',
  query: ofOwner,
  answer: z.array(houseRole),
})
export const createRole = endpoint({
  name: 'team.createRole',
  traced: true,
  summary: 'Make a role of the house',
  method: 'POST',
  path: '/team/roles',
  query: ofOwner,
  body: z.object({ name: roleName, rights }),
  writes: true,
  status: 201,
  answer: houseRole,
})
export const updateRole = endpoint({
  name: 'team.updateRole',
  traced: true,
  summary: 'Change a role for all who have it, or for some of them; the others keep their rights without the role',
  method: 'PUT',
  path: '/team/roles/:id',
  body: z.object({
    name: roleName.optional(),
    rights: rights.optional(),
    apply: z.union([z.literal('all'), bounded(TEAM_IDS_MAX, z.array(z.string()))]).optional(),
  }),
  writes: true,
  ifMatch: true,
  takesKey: true,
  answer: houseRole,
})
export const deleteRole = endpoint({
  name: 'team.deleteRole',
  traced: true,
  summary: 'Delete a role; who has it keeps the same rights',
  method: 'DELETE',
  path: '/team/roles/:id',
  writes: true,
  ifMatch: true,
  takesKey: true,
  answer: nothing,
})

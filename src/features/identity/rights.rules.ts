import { z } from 'zod'

/** What a worker may be allowed to do in a restaurant, in the order in which it is offered (4-beyond §10). */
export const RIGHTS = ['prices', 'availability', 'texts', 'allergens', 'hours', 'look', 'print', 'activity'] as const
export const right = z.enum(RIGHTS)
export type Right = (typeof RIGHTS)[number]

/** What workers could do before there were rights, and can do where nobody says anything else. */
export const USUAL_RIGHTS: readonly Right[] = RIGHTS.filter(each => each !== 'activity')

/** The roles that every house has; they cannot be changed (EVERY-DAY §5). */
export const GIVEN_ROLES = {
  sala: ['availability', 'hours', 'print'],
  cocina: ['availability', 'texts', 'allergens'],
  encargado: RIGHTS,
} as const satisfies Record<string, readonly Right[]>
export type GivenRole = keyof typeof GIVEN_ROLES
export const isGivenRole = (id: string): id is GivenRole => Object.hasOwn(GIVEN_ROLES, id)

/** Each right once, in the order of the list. */
export const inOrder = (rights: readonly Right[]): Right[] => RIGHTS.filter(each => rights.includes(each))

/** What somebody may do in one restaurant; `roleId` names the role that it is, null: 'a medida'. */
export type Grant = { rights: Right[]; roleId: string | null }

export const usualGrant = (): Grant => ({ rights: [...USUAL_RIGHTS], roleId: null })

/** Of a partner: who is none any more goes on as 'Encargado'. */
export const partnerGrant = (): Grant => ({ rights: [...GIVEN_ROLES.encargado], roleId: 'encargado' })

/** At most three names are said (4-beyond §10). */
export const HOLDERS_MAX = 3

/** 'Carmen, Rafa y Noelia'; 'Mónica e Inés'. */
export function namesInWords(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  if (names.length < 2) return last
  const and = /^h?i(?!a|e)/i.test(last.normalize('NFD').replaceAll(/\p{Mn}/gu, '')) ? 'e' : 'y'
  return `${names.slice(0, -1).join(', ')} ${and} ${last}`
}

/** 'Lo cambia Carmen', 'Lo cambian Carmen y Rafa': beside what somebody reads and cannot change. */
export const changedBy = (names: readonly string[]): string =>
  `${names.length > 1 ? 'cambian' : 'cambia'} ${namesInWords(names)}`

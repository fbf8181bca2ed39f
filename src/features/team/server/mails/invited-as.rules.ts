import { roleLabel } from '#features/identity/house.rules.ts'
import { type Grant, isGivenRole } from '#features/identity/rights.rules.ts'
import { deedsInWords } from '#features/identity/rights.texts.ts'
import { GIVEN_ROLE_NAMES } from '../../roles.contract.ts'

/** How a mail names what somebody is invited as, and what they may do then, a sentence. */
export type InvitedAs = { role: string; mayDo: string }

type Invited = { partner: boolean; grants: Readonly<Record<string, Grant>> }

const PARTNER = 'Podrás hacerlo todo en la carta, los restaurantes y el equipo, menos pagar y eliminar la cuenta.'

/**
 * 'Encargado', with what that may do (EVERY-DAY §6, `cuenta-correos`). Roles of the house have a typed name, which
 * stands in no mail (TRUST §3): those people are told what they may do.
 */
export function invitedAs({ partner, grants }: Invited): InvitedAs {
  const worker = roleLabel({ role: 'worker', partner })
  if (partner) return { role: worker, mayDo: PARTNER }
  const [first, ...others] = Object.values(grants)
  if (!first || others.some(({ rights }) => rights.join() !== first.rights.join()))
    return { role: worker, mayDo: 'Podrás hacer lo que te han marcado en cada restaurante.' }
  const { roleId, rights } = first
  const isOneRole = roleId !== null && others.every(other => other.roleId === roleId)
  return {
    role: isOneRole && isGivenRole(roleId) ? GIVEN_ROLE_NAMES[roleId] : worker,
    mayDo: rights.length === 0 ? 'Podrás ver la carta.' : `Podrás ${deedsInWords(rights)}.`,
  }
}

import { identityTexts } from './identity.texts.ts'
import type { User } from './identity.contract.ts'

/** True for a worker who is no partner, of an actor on the server. */
export const isPlainWorker = ({ role, isPartner }: { role: User['role']; isPartner: boolean }): boolean =>
  role === 'worker' && !isPartner

/** True for who counts as the owner but for paying: the owner, partners and administrators (4-beyond §10). */
export const isOfHouse = ({ role, partner }: Pick<User, 'role' | 'partner'>): boolean =>
  role !== 'worker' || partner === true

/** 'Socio' for a partner, whose role is a worker's. */
export const roleLabel = ({ role, partner }: Pick<User, 'role' | 'partner'>): string =>
  partner ? identityTexts.partner : identityTexts.roles[role]

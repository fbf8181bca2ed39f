import type { User } from '#features/identity/identity.contract.ts'

/**
 * Partners see what the owner sees (4-beyond §10); other users with a status value see only Perfil and Seguridad, none
 * of the tabs of other features (S2 §6).
 */
export const hasOtherTabs = (user: User): boolean => !user.status || user.partner === true

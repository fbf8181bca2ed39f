import type { User } from '#features/identity/identity.contract.ts'

/** Users with a status value see only Perfil and Seguridad, none of the tabs of other features (S2 §6). */
export const hasOtherTabs = (user: User): boolean => !user.status

import { isSuspended } from '../suspension/suspension.store.ts'
import { needsNoPlan } from './looks.store.ts'

/** For statements that read a menu from `restaurants`: what decides, beside its row, whether and how it is shown. */
export const menuFlags = [isSuspended.as('is_suspended'), needsNoPlan.as('needs_no_plan')] as const

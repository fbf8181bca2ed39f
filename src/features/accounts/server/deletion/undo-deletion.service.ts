import { AppError } from '#shared/app-error.ts'
import { isUniqueViolation } from '#platform/db/database.ts'
import { nameTenant } from '#platform/db/name-tenant.ts'
import { hashToken } from '#platform/id/token.ts'
import type { Platform } from '#platform/platform.ts'
import { keepPayments, returningPlan } from '#features/billing/server/index.ts'
import { deletedAccounts, restoreUser } from '#features/identity/server/people.ts'
import { countReturningMenus } from '#features/restaurants/server/presented.ts'
import { accountErrors } from '../../accounts.errors.ts'
import type { DeletionUndo } from '../../deletion.contract.ts'
import * as store from './undo.store.ts'

/** What the link of a mail would take back, and whether it did; changes nothing. Throws 400 `bad_undo_token`. */
export async function checkDeletionUndoOf(platform: Platform, token: string): Promise<DeletionUndo> {
  const undo = await store.findUndo(platform.db, hashToken(token))
  if (!undo) throw new AppError(accountErrors.badUndoToken)
  const { userId, deletedAt, expiresAt, usedAt, ended } = undo
  const plan = await returningPlan(platform, { ownerId: userId, ended })
  return {
    deletedAt: deletedAt.toISOString(),
    until: expiresAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
    comesBack: {
      menus: await countReturningMenus(platform, { ownerId: userId, deletedAt }),
      members: deletedAccounts.countReturningTeam(ended),
      plan: plan && { tier: plan.tier, until: plan.until?.toISOString() ?? null },
    },
  }
}

/** Why a link takes nothing back. */
async function refusalOf({ db, clock }: Platform, tokenHash: string): Promise<AppError> {
  const undo = await store.findUndo(db, tokenHash)
  if (!undo) return new AppError(accountErrors.badUndoToken)
  if (undo.usedAt) return new AppError(accountErrors.undoUsed)
  return new AppError(undo.expiresAt <= clock.now() ? accountErrors.undoExpired : accountErrors.badUndoToken)
}

/**
 * Takes the deletion of an account back with the token of its mail, once, within 24 hours: menus, team and plan come
 * back, sessions do not (3-decisions §8). Answers whose it was. Throws 400 `bad_undo_token`, 409 `undo_used`,
 * `undo_expired`, and `undo_email_taken` when somebody has registered with the email since.
 */
export async function takeDeletionBack(platform: Platform, token: string): Promise<string> {
  const { db, clock } = platform
  const tokenHash = hashToken(token)
  const now = clock.now()
  const userId = await db
    .transaction()
    .execute(async trx => {
      const undo = await store.consumeUndo(trx, tokenHash, now)
      if (!undo) return undefined
      const { userId: id, deletedAt, ended } = undo
      await nameTenant(trx, { ids: [], accountOf: id })
      const isPaidFor = await keepPayments(trx, id)
      // Restored by the operator since.
      if (!(await restoreUser(platform, trx, id, { deletedAt, ended, now }))) throw new AppError(accountErrors.undoUsed)
      if (!isPaidFor) throw new AppError(accountErrors.undoExpired)
      return id
    })
    .catch((error: unknown) => {
      if (!isUniqueViolation(error, 'users_email_live')) throw error
      throw new AppError(accountErrors.undoEmailTaken, { cause: error })
    })
  if (userId === undefined) throw await refusalOf(platform, tokenHash)
  return userId
}

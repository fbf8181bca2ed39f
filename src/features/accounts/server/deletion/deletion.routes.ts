import { anyone, bind } from '#platform/http/bind.ts'
import { bindFile } from '#platform/http/bind-file.ts'
import { logSecurity } from '#platform/log/security-log.ts'
import type { Router } from '#platform/http/router.ts'
import { requireActor } from '#features/identity/server/index.ts'
import { endSession, ownSessions } from '#features/identity/server/people.ts'
import { EXPORT_USER, UNDO_CHECK_IP, UNDO_IP } from '../../accounts.limits.ts'
import * as contract from '../../deletion.contract.ts'
import { exportArchive } from '../export/export-archive.ts'
import { deleteAccount, throwIfWorker } from './delete-account.service.ts'
import { checkDeletionUndoOf, takeDeletionBack } from './undo-deletion.service.ts'

/** Exporting and deleting the own account (3-decisions §8). Also for owners whose plan has ended. */
export function registerDeletionRoutes(router: Router): void {
  bind(router, contract.deleteAccount, {
    actor: requireActor,
    access: async (platform, { actor }) => {
      throwIfWorker(actor)
      await ownSessions.requireConfirmed(platform, actor)
    },
    handle: async (platform, { actor, request, reply }) => {
      await deleteAccount(platform, actor)
      logSecurity(platform, 'account_deleted', { userId: actor.userId, request })
      await endSession(platform, { request, reply })
      return null
    },
  })
  bindFile(router, contract.exportAccount, {
    actor: requireActor,
    limit: ({ limits }, { actor }) => limits.peek(EXPORT_USER, actor.userId),
    access: async (platform, { actor }) => {
      throwIfWorker(actor)
      await ownSessions.requireConfirmed(platform, actor)
    },
    handle: async (platform, { actor }) => {
      // Only now: a call that had to be confirmed first has exported nothing.
      await platform.limits.consume(EXPORT_USER, actor.userId)
      return exportArchive(platform, actor.userId)
    },
  })
  bind(router, contract.checkDeletionUndo, {
    actor: anyone,
    limit: ({ limits }, { request }) => limits.consume(UNDO_CHECK_IP, limits.networkOf(request.ip)),
    handle: (platform, { body }) => checkDeletionUndoOf(platform, body.token),
  })
  bind(router, contract.undoDeletion, {
    actor: anyone,
    limit: ({ limits }, { request }) => limits.consume(UNDO_IP, limits.networkOf(request.ip)),
    handle: async (platform, { body, request }) => {
      const userId = await takeDeletionBack(platform, body.token)
      logSecurity(platform, 'deletion_undone', { userId, request })
      return null
    },
  })
}

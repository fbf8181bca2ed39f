import { bind } from '#platform/http/bind.ts'
import { bindFile } from '#platform/http/bind-file.ts'
import type { Router } from '#platform/http/router.ts'
import { requireActor } from '#features/identity/server/index.ts'
import { endSession } from '#features/identity/server/people.ts'
import { EXPORT_USER } from '../../accounts.limits.ts'
import * as contract from '../../deletion.contract.ts'
import { exportArchive } from '../export/export-archive.ts'
import { deleteAccount, throwIfWorker } from './delete-account.service.ts'

/** Exporting and deleting the own account (3-decisions §8). Also for owners whose plan has ended. */
export function registerDeletionRoutes(router: Router): void {
  bind(router, contract.deleteAccount, {
    actor: requireActor,
    access: (_, { actor }) => throwIfWorker(actor),
    handle: async (platform, { actor, request, reply }) => {
      await deleteAccount(platform, actor)
      await endSession(platform, { request, reply })
      return null
    },
  })
  bindFile(router, contract.exportAccount, {
    actor: requireActor,
    limit: ({ limits }, { actor }) => limits.consume(EXPORT_USER, actor.userId),
    access: (_, { actor }) => throwIfWorker(actor),
    handle: (platform, { actor }) => exportArchive(platform, actor.userId),
  })
}

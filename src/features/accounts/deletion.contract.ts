import { z } from 'zod'
import { endpoint, fileEndpoint, nothing } from '#shared/endpoint.ts'
import { tier } from '#shared/plan.ts'
import { accountTexts as texts } from './accounts.texts.ts'

export const deleteAccount = endpoint({
  name: 'accounts.delete',
  summary: 'Delete the own account: menus go offline at once, the rest after one year; needs a confirmed session',
  method: 'DELETE',
  path: '/auth/delete',
  answer: nothing,
  message: texts.accountDeleted,
})

export const exportAccount = fileEndpoint({
  name: 'accounts.export',
  summary: 'Everything that the own account holds, as one archive; needs a confirmed session',
  method: 'GET',
  path: '/auth/export',
  fileTypes: ['application/zip'],
})

const TOKEN_MAX = 200

const link = z.object({
  token: z
    .string({ error: texts.undoTokenRequired })
    .min(1, { error: texts.undoTokenRequired })
    .max(TOKEN_MAX, { error: texts.undoTokenRequired }),
})

/** `until`: so long it lasts now, where that has an end. */
const returningPlan = z.object({ tier, until: z.string().nullable() })

/** `menus`: those that diners read again; `members`: with invited ones; `plan`: one that gives rights. */
const comesBack = z.object({ menus: z.number(), members: z.number(), plan: returningPlan.nullable() })

/** `until`: so long the link takes the deletion back; `usedAt`: when it did. */
export const deletionUndo = z
  .object({ deletedAt: z.string(), until: z.string(), usedAt: z.string().nullable(), comesBack })
  .meta({ id: 'DeletionUndo' })
export type DeletionUndo = z.infer<typeof deletionUndo>

export const checkDeletionUndo = endpoint({
  name: 'accounts.checkDeletionUndo',
  summary: 'When the account of a link was deleted, and until when the link takes that back; changes nothing',
  method: 'POST',
  path: '/auth/delete/check-undo',
  body: link,
  answer: deletionUndo,
})

export const undoDeletion = endpoint({
  name: 'accounts.undoDeletion',
  summary: 'Take the deletion of an account back with the link of its mail, within 24 hours, once',
  method: 'POST',
  path: '/auth/delete/undo',
  body: link,
  answer: nothing,
  message: texts.accountRestored,
})

import { z } from 'zod'
import { endpoint, fileEndpoint, nothing } from '#shared/endpoint.ts'
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

export const undoDeletion = endpoint({
  name: 'accounts.undoDeletion',
  summary: 'Take the deletion of an account back with the link of its mail, within 24 hours, once',
  method: 'POST',
  path: '/auth/delete/undo',
  body: z.object({
    token: z.string({ error: texts.undoTokenRequired }).min(1, { error: texts.undoTokenRequired }).max(TOKEN_MAX, {
      error: texts.undoTokenRequired,
    }),
  }),
  answer: nothing,
  message: texts.accountRestored,
})

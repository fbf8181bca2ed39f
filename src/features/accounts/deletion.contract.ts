import { endpoint, fileEndpoint, nothing } from '#shared/endpoint.ts'
import { accountTexts as texts } from './accounts.texts.ts'

export const deleteAccount = endpoint({
  name: 'accounts.delete',
  summary: 'Delete the own account: menus go offline at once, the rest after one year',
  method: 'DELETE',
  path: '/auth/delete',
  answer: nothing,
  message: texts.accountDeleted,
})

export const exportAccount = fileEndpoint({
  name: 'accounts.export',
  summary: 'Everything that the own account holds, as one archive',
  method: 'GET',
  path: '/auth/export',
  fileTypes: ['application/zip'],
})

/** Third server front door of identity: the email of an account, and its passkeys (decisions 0358 to 0361). */
export { emails } from './emails/emails.ts'
export { passkeys } from './passkeys/passkeys.service.ts'

import type { Platform } from '#platform/platform.ts'
import { passkeys } from '#features/identity/server/credentials.ts'
import { suspiciousSession } from '#features/identity/server/index.ts'
import { mailPasskeyAdded, notify } from './mails/accounts.mailing.ts'
import { sessionReusedMail, signedInElsewhereMail } from './mails/security.mail.ts'

const MAILS = { signed_in_elsewhere: signedInElsewhereMail, token_reused: sessionReusedMail }

/** Mails an account what looks suspicious in its sessions, and each new passkey, in the same transaction. */
export function subscribeAccounts(platform: Platform): void {
  platform.events.on(passkeys.added, (trx, added) => mailPasskeyAdded(platform, trx, added))
  platform.events.on(suspiciousSession, (trx, { kind, ...happened }) => notify(platform, trx, MAILS[kind], happened))
}

import type { Platform } from '#platform/platform.ts'
import { sessionReused, signedInElsewhere } from '#features/identity/server/index.ts'
import { notify } from './mails/accounts.mailing.ts'
import { sessionReusedMail, signedInElsewhereMail } from './mails/security.mail.ts'

/** Turns events of identity into mails, in the same transaction. */
export function subscribeAccounts(platform: Platform): void {
  platform.events.on(signedInElsewhere, (trx, happened) => notify(platform, trx, signedInElsewhereMail, happened))
  platform.events.on(sessionReused, (trx, happened) => notify(platform, trx, sessionReusedMail, happened))
}

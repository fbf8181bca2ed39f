import { AppError } from '#shared/app-error.ts'
import { isUniqueViolation, type Trx } from '#platform/db/database.ts'
import { v7 } from '#platform/id/id.ts'
import { logSecurity } from '#platform/log/security-log.ts'
import { sendMail } from '#platform/mail/define-mail.ts'
import type { Platform } from '#platform/platform.ts'
import { startTrial } from '#features/billing/server/index.ts'
import { identityErrors } from '#features/identity/identity.errors.ts'
import { TERMS_VERSION } from '#features/identity/identity.limits.ts'
import { emails } from '#features/identity/server/credentials.ts'
import { hashNewPassword, insertUser, signIn } from '#features/identity/server/people.ts'
import type { Registration } from '../../accounts.contract.ts'
import { sendConfirmation } from '../email/confirm-link.service.ts'
import { welcomeMail } from '../mails/welcome.mail.ts'

type Browser = Parameters<typeof signIn>[2]

/**
 * Creates an owner with a trial of 30 days, mails a welcome and signs the browser in. Answers the user's id. Of
 * parallel registrations with one email exactly one succeeds; the others get 409 `email_exists` (3-decisions §2).
 */
export async function registerOwner(platform: Platform, registration: Registration, browser: Browser): Promise<string> {
  const network = platform.limits.networkOf(browser.request.ip)
  const passwordHash = await hashNewPassword(registration.password, { person: registration, network })
  const id = v7()
  const now = platform.clock.now()
  const { name, email } = registration
  try {
    const create = async (trx: Trx): Promise<void> => {
      await insertUser(trx, {
        id,
        name,
        email,
        passwordHash,
        role: 'owner',
        termsVersion: TERMS_VERSION,
        isEmailUnconfirmed: true,
        now,
      })
      await emails.throwIfReserved(trx, email, { userId: id, now })
      const trialEndsAt = await startTrial(platform, trx, { ownerId: id, email })
      await sendMail(platform, trx, { mail: welcomeMail, to: email, params: { name, trialEndsAt, now } })
      await sendConfirmation(platform, trx, { userId: id, email, name })
    }
    await platform.tenants.as({ ids: [id] }, () => platform.db.transaction().execute(create))
  } catch (error) {
    if (isUniqueViolation(error, 'users_email_live')) throw new AppError(identityErrors.emailExists, { cause: error })
    throw error
  }
  await signIn(platform, { userId: id, role: 'owner', verifiedHash: passwordHash }, browser)
  logSecurity(platform, 'registered', { userId: id, email, request: browser.request })
  return id
}

import { AppError } from '#shared/app-error.ts'
import { newToken } from '#platform/id/token.ts'
import type { Platform } from '#platform/platform.ts'
import { identityErrors } from '../../identity.errors.ts'
import { RECOVERY_CODES } from '../../identity.limits.ts'
import { identityTexts } from '../../identity.texts.ts'
import * as store from './second-factors.store.ts'
import { newRecoveryCode, plainCode, recoveryHmacs, stepOf, totpOf } from './totp.ts'

type NewFactor = { uri: string; secret: string; recoveryCodes: string[] }

/** Gives an account a second factor, in place of an earlier one; what it answers is shown once and stored nowhere. */
export async function makeSecondFactor(
  { db, config, clock }: Platform,
  { userId, email }: { userId: string; email: string },
): Promise<NewFactor> {
  const own = { userId, salt: newToken() }
  const recoveryCodes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
  const hmacs = recoveryCodes.map(code => recoveryHmacs(config, own, code)[0])
  await store.replaceFactor(db, { ...own, recoveryHmacs: hmacs, now: clock.now() })
  const totp = totpOf(config, own, email)
  return { uri: totp.toString(), secret: totp.secret.base32, recoveryCodes }
}

/**
 * For somebody whose password was right. Nothing where they have no second factor; otherwise uses up a code of their
 * application or a recovery code. Throws 401 `second_factor`, with `errors.code` when a code was given and is wrong.
 */
export async function requireSecondFactor(
  { db, config, clock }: Platform,
  userId: string,
  code: string | undefined,
): Promise<void> {
  const factor = await store.findFactor(db, userId)
  if (!factor) return
  const { secondFactor } = identityErrors
  if (!code) throw new AppError(secondFactor)
  const own = { userId, salt: factor.salt }
  const step = stepOf(config, own, { code: plainCode(code), now: clock.now() })
  const isRight =
    step === undefined
      ? await store.consumeRecoveryCode(db, own, recoveryHmacs(config, own, code))
      : await store.consumeStep(db, own, step)
  if (!isRight) throw new AppError(secondFactor, { errors: { code: identityTexts.secondFactorWrong } })
}

import type { Platform } from '#platform/platform.ts'
import { hashPassword, needsRehash, replacePasswordHash } from '#features/identity/server/index.ts'

type Verified = { userId: string; password: string; stored: string }

/**
 * Hashes a password that was just verified at today's costs when its stored hash is cheaper. Answers the hash that holds
 * now. A server that is too busy leaves that to the next sign-in.
 */
export async function rehashIfCheaper(platform: Platform, { userId, password, stored }: Verified): Promise<string> {
  if (!needsRehash(stored)) return stored
  const fresh = await hashPassword(password).catch(() => undefined)
  if (!fresh) return stored
  return (await replacePasswordHash(platform.db, userId, { from: stored, to: fresh })) ? fresh : stored
}

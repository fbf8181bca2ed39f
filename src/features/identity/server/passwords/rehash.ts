import type { Platform } from '#platform/platform.ts'
import { replacePasswordHash } from '../users.store.ts'
import { hashPassword, needsRehash } from './passwords.ts'

type Verified = { userId: string; password: string; stored: string }

/**
 * Hashes a password that was just verified again, when its stored hash has lower costs than today's. Answers the hash
 * that is stored now. When the server is too busy, the next sign-in does it.
 */
export async function rehashIfCheaper(platform: Platform, { userId, password, stored }: Verified): Promise<string> {
  if (!needsRehash(stored)) return stored
  const fresh = await hashPassword(password).catch(() => undefined)
  if (!fresh) return stored
  return (await replacePasswordHash(platform.db, userId, { from: stored, to: fresh })) ? fresh : stored
}

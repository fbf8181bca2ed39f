import { keyedHashes, type Secrets } from '#platform/id/keyed-hash.ts'

/** So that no other hash under the server's secret is ever the same. */
const PURPOSE = 'offline-key\0'

/**
 * The key of what a browser keeps for one person, 32 bytes in base64url: always the same for them and nobody else's, so
 * that nothing has to be stored here (4-beyond §10, decision 0378). `older`: those under the secrets before.
 */
export function offlineKeyOf(secrets: Secrets, userId: string): { key: string; older: string[] } {
  const [key, ...older] = keyedHashes(secrets, PURPOSE, userId).map(hash => hash.toString('base64url'))
  return { key: key!, older }
}

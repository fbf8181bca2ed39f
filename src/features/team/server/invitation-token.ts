import { PAGES } from '#shared/page-paths.ts'
import { keyedHashes } from '#platform/id/keyed-hash.ts'
import type { Platform } from '#platform/platform.ts'
import { hashToken } from '#platform/id/token.ts'

/**
 * The token of an invitation, made from its id with the server's secret. So neither the database nor the queue of mails
 * holds a token, only its hash and the id, and a mail that is sent twice has the same link (decision 0090).
 */
function tokenOf({ config }: Platform, invitationId: string, tokenHash?: string): string {
  const tokens = keyedHashes(config, `invitation\n${invitationId}`).map(hash => hash.toString('base64url'))
  return tokens.find(token => hashToken(token) === tokenHash) ?? tokens[0] ?? ''
}

/** The hash of an invitation's token, which the database stores. */
export const tokenHashOf = (platform: Platform, invitationId: string): string =>
  hashToken(tokenOf(platform, invitationId))

/** `tokenHash`: the stored one, of an invitation that may have been made under the secret before. */
type Invited = {
  invitationId: string
  tokenHash?: string
  inviterName: string
  memberName: string
  memberEmail: string
}

/**
 * The page that accepts an invitation, with the names that the specification puts into the URL; the page itself shows
 * only those of `check-invitation` (3-decisions §7).
 */
export function invitationPath(platform: Platform, invited: Invited): string {
  const query = new URLSearchParams({
    token: tokenOf(platform, invited.invitationId, invited.tokenHash),
    inviterName: invited.inviterName,
    teamMemberName: invited.memberName,
    teamMemberEmail: invited.memberEmail,
    role: 'worker',
  })
  return `${PAGES.acceptInvitation}?${query.toString()}`
}

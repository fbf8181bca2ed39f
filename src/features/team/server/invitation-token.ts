import { createHmac } from 'node:crypto'
import { PAGES } from '#shared/page-paths.ts'
import type { Platform } from '#platform/platform.ts'
import { hashToken } from '#platform/id/token.ts'

/**
 * The token of an invitation, made from its id with the server's secret. So neither the database nor the queue of mails
 * holds a token, only its hash and the id, and a mail that is sent twice has the same link (decision 0090).
 */
const tokenOf = ({ config }: Platform, invitationId: string): string =>
  createHmac('sha256', config.sessionSecret).update(`invitation\n${invitationId}`).digest('base64url')

/** The hash of an invitation's token, which the database stores. */
export const tokenHashOf = (platform: Platform, invitationId: string): string =>
  hashToken(tokenOf(platform, invitationId))

type Invited = { invitationId: string; inviterName: string; memberName: string; memberEmail: string }

/**
 * The page that accepts an invitation, with the names that the specification puts into the URL; the page itself shows
 * only those of `check-invitation` (3-decisions §7).
 */
export function invitationPath(platform: Platform, invited: Invited): string {
  const query = new URLSearchParams({
    token: tokenOf(platform, invited.invitationId),
    inviterName: invited.inviterName,
    teamMemberName: invited.memberName,
    teamMemberEmail: invited.memberEmail,
    role: 'worker',
  })
  return `${PAGES.acceptInvitation}?${query.toString()}`
}

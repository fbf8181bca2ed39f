import type { Trx } from '#platform/db/database.ts'
import { sendMail } from '#platform/mail/define-mail.ts'
import type { Platform } from '#platform/platform.ts'
import { firstNameOf } from '#features/identity/first-name.ts'
import { identityTexts } from '#features/identity/identity.texts.ts'
import { findUserById } from '#features/identity/server/index.ts'
import type { ScheduledCounts, ScheduledKind, ScheduledState } from '../scheduled.kinds.ts'
import { scheduledTexts as texts } from '../scheduled.texts.ts'
import { momentText } from '../scheduled-when.ts'
import type { ScheduledEntry } from './scheduled.changes.ts'
import { scheduledMail } from './scheduled.mail.ts'
import type { ScheduledOutcome } from './scheduled.tables.ts'

type Told = {
  kind: ScheduledKind
  at: Date
  counts: ScheduledCounts
  state: ScheduledState
  outcome?: ScheduledOutcome
}

/** As 'Actividad' tells it, on the clock of the house. */
export const entryOf = ({ kind, at, counts, state, outcome }: Told, timezone: string): ScheduledEntry => ({
  state,
  what: texts.what({ kind, counts }),
  when: momentText(at, timezone),
  failed: outcome?.failed ?? null,
  left: outcome?.left ?? [],
  leftCount: outcome?.leftCount ?? 0,
})

/** Whose house it is, and who scheduled the change. */
type House = { name: string; ownerId: string; authorId: string | null }

/** Tells owner and author by mail, once each; who has no account any more is told nothing. */
export async function mailOutcome(
  platform: Platform,
  trx: Trx,
  { name, ownerId, authorId }: House,
  entry: ScheduledEntry,
) {
  const author = authorId === null ? undefined : await findUserById(trx, authorId)
  const owner = await findUserById(trx, ownerId)
  const isSupport = author?.role === 'admin' && authorId !== ownerId
  const by = isSupport ? identityTexts.support : author ? firstNameOf(author.name) : null
  for (const email of new Set([owner?.email, author?.email]))
    if (email !== undefined)
      await sendMail(platform, trx, {
        mail: scheduledMail,
        to: email,
        params: { restaurant: name, by: author?.email === email ? null : by, ...entry },
        isNotice: true,
      })
}

import type { UseFormReturn } from 'react-hook-form'
import { ApiError, limitedForS, messageOf } from '#ui/client/api-error.ts'
import { call } from '#ui/client/client.ts'
import { showFieldErrors } from '#ui/client/form-errors.ts'
import { toast } from '#ui/toast/toast.ts'
import { identityErrors } from '#features/identity/identity.errors.ts'
import { bodyOf, type GrantDraft } from '../../grant-form.rules.ts'
import { peopleTexts } from '../../people.texts.ts'
import { inviteMember } from '../../team.contract.ts'
import { inviteTexts as texts } from '../../team-tab.texts.ts'
import { useTeam } from '../team-context.ts'
import { useReloadTeam } from '../team.queries.ts'

const TOAST = 'team-invite'

type InviteValues = { email: string; name: string }
type Granting = { draft: GrantDraft; onInvited: (id: string) => void }

/** Sends the invitation. What was typed stays when it fails. */
export function useInvite(form: UseFormReturn<InviteValues>, { draft, onInvited }: Granting) {
  const { restaurant, scope, limit, mayMakePartners, team } = useTeam()
  const reload = useReloadTeam()

  /** Of somebody in the team it can be said that they are there; of other accounts only that there is one. */
  const takenText = (email: string, message: string): string => {
    const member = team.members.find(each => each.status === 'active' && each.email === email)
    return member ? peopleTexts.alreadyIn(member.name) : message
  }
  const showFailure = (error: unknown, email: string) => {
    const seconds = limitedForS(error)
    if (seconds !== undefined) return limit(seconds)
    if (error instanceof ApiError && error.code === identityErrors.emailExists.code) {
      const message = takenText(email, error.message)
      return form.setError('email', { type: 'server', message }, { shouldFocus: true })
    }
    if (!showFieldErrors(error, form.setError, ['email', 'name']))
      toast.error(grantErrorOf(error) ?? messageOf(error, texts.failed), { id: TOAST })
  }
  return async ({ email, name }: InviteValues) => {
    if (!restaurant) return
    try {
      const body = { email, name, role: 'worker' as const, ...bodyOf(draft, mayMakePartners) }
      const member = await call(inviteMember, { query: scope, body })
      toast.success(texts.sent(member.email), { id: TOAST })
      await reload()
      onInvited(member.id)
    } catch (error) {
      showFailure(error, email)
      // A limit or an ended plan may be news to this screen.
      void reload()
    }
  }
}

const grantErrorOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? (error.errors['restaurantIds'] ?? error.errors['roleIds']) : undefined

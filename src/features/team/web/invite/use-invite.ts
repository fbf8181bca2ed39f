import type { UseFormReturn } from 'react-hook-form'
import { ApiError, limitedForS, messageOf } from '#ui/client/api-error.ts'
import { call } from '#ui/client/client.ts'
import { showFieldErrors } from '#ui/client/form-errors.ts'
import { toast } from '#ui/toast/toast.ts'
import { identityErrors } from '#features/identity/identity.errors.ts'
import { bodyOf, type GrantDraft } from '../../grant-form.rules.ts'
import { inviteMember } from '../../team.contract.ts'
import { inviteTexts as texts } from '../../team-tab.texts.ts'
import { useTeam } from '../team-context.ts'
import { useReloadTeam } from '../team.queries.ts'

const TOAST = 'team-invite'

type InviteValues = { email: string; name: string }
type Granting = { draft: GrantDraft; onSent: () => void }

/** Sends the invitation. What was typed stays when it fails; afterwards the form is empty, with the focus in Email. */
export function useInvite(form: UseFormReturn<InviteValues>, { draft, onSent }: Granting) {
  const { restaurant, scope, limit, mayMakePartners } = useTeam()
  const reload = useReloadTeam()

  const showFailure = (error: unknown) => {
    const seconds = limitedForS(error)
    if (seconds !== undefined) return limit(seconds)
    if (error instanceof ApiError && error.code === identityErrors.emailExists.code)
      return form.setError('email', { type: 'server', message: error.message }, { shouldFocus: true })
    if (!showFieldErrors(error, form.setError, ['email', 'name']))
      toast.error(restaurantErrorOf(error) ?? messageOf(error, texts.failed), { id: TOAST })
  }
  return async ({ email, name }: InviteValues) => {
    if (!restaurant) return
    try {
      const body = { email, name, role: 'worker' as const, ...bodyOf(draft, mayMakePartners) }
      const member = await call(inviteMember, { query: scope, body })
      toast.success(texts.sent(member.email), { id: TOAST })
      await reload()
      // The fields stay known: the focus may be asked for before they are drawn again.
      onSent()
      form.reset(undefined, { keepFieldsRef: true })
      // After this submit the field is no longer read-only.
      requestAnimationFrame(() => form.setFocus('email'))
    } catch (error) {
      showFailure(error)
      // A limit or an ended plan may be news to this screen.
      void reload()
    }
  }
}

const restaurantErrorOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.errors['restaurantIds'] : undefined

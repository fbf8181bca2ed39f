import { z } from 'zod'
import { identityTexts } from '#features/identity/identity.texts.ts'
import { invitedPassword } from './invitation.contract.ts'
import { invitationPageTexts as texts } from './invitation-page.texts.ts'

/** The form that accepts an invitation: a password and its second typing, each with its own text when empty (S1 §5). */
export const acceptanceForm = z
  .object({ password: z.string(), confirmPassword: z.string() })
  .superRefine(({ password, confirmPassword }, ctx) => {
    for (const { message } of invitedPassword.safeParse(password).error?.issues ?? [])
      ctx.addIssue({ code: 'custom', path: ['password'], message })
    const second = confirmationError(password, confirmPassword)
    if (second) ctx.addIssue({ code: 'custom', path: ['confirmPassword'], message: second })
  })

function confirmationError(password: string, confirmPassword: string): string | null {
  if (confirmPassword === '') return texts.confirmRequired
  return password === confirmPassword ? null : identityTexts.passwordsDiffer
}

import { z } from 'zod'
import { identityTexts } from '#features/identity/identity.texts.ts'
import { registration } from './accounts.contract.ts'

/** The contract's registration and the repeated password, both validated together (S1 §5). */
export const registrationForm = z
  .object({ name: z.string(), email: z.string(), password: z.string(), confirmPassword: z.string() })
  .superRefine((form, ctx) => {
    for (const { path, message } of registration.safeParse(form).error?.issues ?? [])
      ctx.addIssue({ code: 'custom', path, message })
    if (form.password !== form.confirmPassword)
      ctx.addIssue({ code: 'custom', path: ['confirmPassword'], message: identityTexts.passwordsDiffer })
  })

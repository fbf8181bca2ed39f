import { z } from 'zod'
import { identityTexts } from '../identity/identity.texts.ts'
import { registration } from './accounts.contract.ts'

/** The contract's registration and the second typing of the password (S1 §5). */
export const registrationForm = registration
  .omit({ role: true })
  .extend({ confirmPassword: z.string() })
  .refine(form => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    error: identityTexts.passwordsDiffer,
    when: () => true,
  })

import { z } from 'zod'
import { endpoint, nothing } from '#shared/endpoint.ts'
import { text } from '#shared/text.ts'
import { isEmail, normalizeEmail } from '#features/identity/email.rules.ts'
import { USER_NAME_MAX } from '#features/identity/identity.limits.ts'
import { CONTACT_MESSAGE_MAX } from './contact.limits.ts'
import { contactTexts as texts } from './contact.texts.ts'

/** The email has its own texts here (S1 §5; 3-decisions §2). */
const email = z
  .string({ error: texts.emailRequired })
  .max(1000, { error: texts.emailFormat })
  .transform(normalizeEmail)
  .check(ctx => {
    if (isEmail(ctx.value)) return
    ctx.issues.push({
      code: 'custom',
      message: ctx.value === '' ? texts.emailRequired : texts.emailFormat,
      input: ctx.value,
    })
  })

export const contactMessage = z.object({
  name: text({ oneLine: true, max: USER_NAME_MAX, required: texts.nameRequired }),
  email,
  message: text({ max: CONTACT_MESSAGE_MAX, required: texts.messageRequired }),
  /** A field that people do not see. Whoever fills it in is a program, and gets the usual answer. */
  website: z.string().max(1000).optional(),
})
export type ContactMessage = z.infer<typeof contactMessage>

export const sendContactMessage = endpoint({
  name: 'contact.send',
  summary: 'Write to the operator, without an account',
  method: 'POST',
  path: '/contact',
  body: contactMessage,
  answer: nothing,
  message: texts.sent,
  grows: true,
})

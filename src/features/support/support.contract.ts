import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { text } from '#shared/text.ts'
import { emailField } from '#features/identity/email.rules.ts'
import { SUBJECT_MAX, TICKET_MESSAGE_MAX } from './support.limits.ts'
import { supportTexts as texts } from './support.texts.ts'

/** The sender is the session; `email` is only where the answer goes, the account's own when it is absent. */
export const newTicket = z.object({
  subject: text({ max: SUBJECT_MAX, required: texts.subjectRequired }).transform(value =>
    value.replaceAll(/\s+/g, ' '),
  ),
  message: text({ max: TICKET_MESSAGE_MAX, required: texts.messageRequired }),
  email: emailField.optional(),
  /** A copy goes to the account's own address. */
  copy: z.boolean().optional(),
})
export type NewTicket = z.infer<typeof newTicket>

export const ticket = z.object({
  id: z.string(),
  subject: z.string(),
  message: z.string(),
  email: z.string(),
  /** The promise of the plan: an answer within this many hours. */
  answerHours: z.number(),
  createdAt: z.string(),
  /** As it is spoken of: '1 284'. */
  number: z.number().int(),
  state: z.enum(['sent', 'answered']),
  /** The promise as a moment. */
  promisedAt: z.string(),
  /** What its author has added, oldest first. */
  additions: z.array(z.object({ message: z.string(), at: z.string() })),
})
export type Ticket = z.infer<typeof ticket>

export const listTickets = endpoint({
  name: 'support.list',
  summary: 'The own questions of the last year with their state and promised time, the newest first',
  method: 'GET',
  path: '/support/tickets',
  answer: z.array(ticket),
})

export const addToTicket = endpoint({
  name: 'support.add',
  summary: 'Add something to an own question, at most ten times',
  method: 'POST',
  path: '/support/tickets/:id/additions',
  body: z.object({ message: text({ max: TICKET_MESSAGE_MAX, required: texts.messageRequired }) }),
  answer: ticket,
  status: 201,
})

export const createTicket = endpoint({
  name: 'support.create',
  summary: 'Ask support; workers may too',
  method: 'POST',
  path: '/support/tickets',
  body: newTicket,
  answer: ticket,
  status: 201,
  message: texts.sent,
})

import type { AdminCommand } from '#platform/operator/command.ts'
import { PRINTED_MESSAGES, printMessages } from '#platform/operator/written-message.ts'
import { listContactMessages } from './contact.store.ts'

/** Prints the newest messages of the contact form. */
export const contactMessages: AdminCommand = {
  usage: '',
  options: [],
  run: async ({ db }) => {
    const messages = await listContactMessages(db, PRINTED_MESSAGES)
    return printMessages(messages.map(({ createdAt, name, ...rest }) => ({ ...rest, at: createdAt, about: name })))
  },
}

/** What somebody wrote to the operator, as `npm run admin` prints it. */
export type WrittenMessage = { at: Date; about: string; email: string; message: string }

/** How many messages, mails or jobs a command prints, the newest first. */
export const PRINTED_MESSAGES = 50

/** Control characters of a stranger's text would be commands to the terminal that prints it. */
export const printable = (text: string): string => text.replaceAll(/[^\P{C}\n]/gu, '')

/** A line break in a name would look like the beginning of another message; control characters are commands. */
export const oneLine = (text: string): string => printable(text.replaceAll(/\s+/g, ' ')).trim()

/** One paragraph per message: when, what about, whom to answer, and the text. */
export function printMessages(messages: readonly WrittenMessage[]): string {
  if (messages.length === 0) return 'no messages'
  return messages
    .map(({ at, about, email, message }) =>
      printable(`${at.toISOString()}  ${oneLine(about)}  <${email}>\n${message.replaceAll(/^/gm, '    ')}`),
    )
    .join('\n\n')
}

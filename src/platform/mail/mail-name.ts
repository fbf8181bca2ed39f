const NAME_MAX = 60
/** What a mail program would turn into a link: a scheme, an email, something with a dot inside. */
const LINKABLE = /[/\\@]|www|[\p{L}\p{N}][.。．｡][\p{L}\p{N}]/iu

/**
 * A name that a stranger may have typed, for a mail to somebody who has confirmed nothing: one short line without links,
 * else empty. A mail of ours never carries a stranger's message.
 */
export function mailName(name: string): string {
  const line = name.replaceAll(/\s+/g, ' ').trim()
  return [...line].length > NAME_MAX || LINKABLE.test(line) ? '' : line
}

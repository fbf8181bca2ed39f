const NAME_MAX = 60
/** Anything that a mail program would turn into a link: a scheme, an email, a word with a dot inside. */
const LINKABLE = /[/\\@]|www|[\p{L}\p{N}][.。．｡][\p{L}\p{N}]/iu

/**
 * A name typed by an unknown person, for a mail to someone who has confirmed nothing: one short line without links,
 * otherwise ''. So nobody can send a message of their own through our mails.
 */
export function mailName(name: string): string {
  const line = name.replaceAll(/\s+/g, ' ').trim()
  return [...line].length > NAME_MAX || LINKABLE.test(line) ? '' : line
}

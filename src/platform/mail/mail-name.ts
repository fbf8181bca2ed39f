const NAME_MAX = 60
/** Anything that a mail program would turn into a link: a scheme, an email, a word with a dot inside. */
const LINKABLE = /[/\\@]|www|[\p{L}\p{M}\p{N}][.。．｡][\p{L}\p{M}\p{N}]/iu
/** Turn the order of letters around, also of the text after the name. */
const TURNING = /\p{Bidi_Control}/gu
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu

/** As people read it: one dot looks like another, and what cannot be seen separates nothing. */
const asSeen = (line: string): string => line.replaceAll(INVISIBLE, '').normalize('NFKC')

/**
 * A name typed by an unknown person, for a mail to someone who has confirmed nothing: one short line without links,
 * otherwise ''. So nobody can send a message of their own through our mails.
 */
export function mailName(name: string): string {
  const line = name.replaceAll(TURNING, '').replaceAll(/\s+/g, ' ').trim()
  return [...line].length > NAME_MAX || LINKABLE.test(asSeen(line)) ? '' : line
}

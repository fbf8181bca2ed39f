/** Whose password it is, as far as that is known. */
export type Person = { email: string; name: string }

const PRODUCT = 'sobremesa'
/** Shorter words are in too many others. */
const WORD_MIN = 3

/** Without accents, case and everything that is no letter. */
const lettersOf = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '')

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .split(/[^\p{L}]+/u)
    .map(lettersOf)

/**
 * The words of an address: everything but its last part, such as `es`. An own domain is often the restaurant's name.
 */
const wordsOfEmail = (email: string): string[] => wordsOf(email.slice(0, email.lastIndexOf('.')))

/**
 * True when all the letters of a password are words that everybody tries who knows the product and the person: their
 * names, the parts of the email (ASVS 5.0, 6.2.11). Digits and signs between them make it no better.
 */
export function isOfOwnWords(password: string, { email, name }: Person): boolean {
  const words = [PRODUCT, ...wordsOf(name), lettersOf(name), ...wordsOfEmail(email)]
  const longestFirst = words.filter(({ length }) => length >= WORD_MIN).toSorted((a, b) => b.length - a.length)
  const letters = lettersOf(password)
  return letters !== '' && longestFirst.reduce((rest, word) => rest.replaceAll(word, ''), letters) === ''
}

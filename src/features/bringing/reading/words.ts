/** In one form for comparing: lower case, without accents; each letter stays one, so that positions hold. */
export function folded(text: string): string {
  if (/^[\x20-\x7e]*$/u.test(text)) return text.toLowerCase()
  return Array.from(text, letter => {
    const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
    return plain.length === letter.length ? plain : letter
  }).join('')
}

const LETTERS = /\p{L}/gu
export const letterCount = (text: string): number => text.match(LETTERS)?.length ?? 0
export const isAllCaps = (text: string): boolean =>
  letterCount(text) >= 3 && text.replace(/\b[xy]\b/g, '') === text.replace(/\b[xy]\b/g, '').toUpperCase()
export const startsLower = (text: string): boolean => /^[^\p{L}\p{N}]*\p{Ll}/u.test(text)
export const wordCount = (text: string): number => text.split(/\s+/u).filter(word => /[\p{L}\p{N}]/u.test(word)).length

/** A line that ends so goes on in the next one. */
const OPEN_END =
  /(?:^|\s)(?:de|del|con|y|e|a|al|la|el|los|las|en|sobre|o|u|sin|por|para|su|with|and|of|com|da|do)$|[,&+-]$/iu
export const endsOpen = (text: string): boolean => OPEN_END.test(text.trim())

/** Text without runs of blanks, leaders and decoration around it. */
export const tidy = (text: string): string =>
  text
    .replace(/[\s ]+/gu, ' ')
    .replace(/^[\p{Extended_Pictographic}\ufe0f\s]+(?=\D)|[\p{Extended_Pictographic}\ufe0f\s]+$/gu, '')
    .replace(/^[\s*•·●○◦▪■□►▶→✓~_=#>|:;,.…–—-]+/u, '')
    .replace(/(?<!\b(?:uds?|gr|aprox|pers?|D\.O|p\.p|etc|cl|ml|S\.L|vol))[\s*·•~_=#|:;,.…–—-]+$/u, '')
    .trim()

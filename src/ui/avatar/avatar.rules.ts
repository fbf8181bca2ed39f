export type AvatarTone = 'hoja' | 'albero' | 'pimenton'

const tones: readonly AvatarTone[] = ['hoja', 'albero', 'pimenton']

/** The initials of the first and the last word: 'Marta Iglesias' → 'MI', 'Ñandú' → 'Ñ', '' → ''. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean)
  const first = words[0]
  if (!first) return ''
  const last = words.length > 1 ? words[words.length - 1] : undefined
  return `${firstLetter(first)}${last ? firstLetter(last) : ''}`
}

/** The same name always gets the same tint. */
export function toneOf(name: string): AvatarTone {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return tones[sum % tones.length] ?? 'hoja'
}

function firstLetter(word: string): string {
  return ([...word][0] ?? '').toLocaleUpperCase('es')
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u

/** True when a text has the form nombre@ejemplo.com, or is empty. */
export function looksLikeEmail(text: string): boolean {
  const trimmed = text.trim()
  return trimmed === '' || EMAIL.test(trimmed)
}

/** The digits 0 to 9 of a text, `limit` of them at most. */
export function onlyDigits(text: string, limit = Number.POSITIVE_INFINITY): string {
  const digits = text.replace(/[^0-9]/gu, '')
  return digits.length > limit ? digits.slice(0, limit) : digits
}

/** '#C21D03', 'c21d03' and ' #c21d03 ' → '#c21d03'; null for any other text. */
export function hexColor(text: string): string | null {
  const match = /^#?([0-9a-f]{6})$/iu.exec(text.trim())
  return match?.[1] ? `#${match[1].toLowerCase()}` : null
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u

/** Whether a text has the form nombre@ejemplo.com; an empty one has nothing wrong yet (S1 §5). */
export function looksLikeEmail(text: string): boolean {
  const trimmed = text.trim()
  return trimmed === '' || EMAIL.test(trimmed)
}

/** The digits 0 to 9 of a text, at most `limit` of them. */
export function onlyDigits(text: string, limit = Number.POSITIVE_INFINITY): string {
  const digits = text.replace(/[^0-9]/gu, '')
  return digits.length > limit ? digits.slice(0, limit) : digits
}

/** '#C21D03', 'c21d03' and ' #c21d03 ' → '#c21d03'; null for what is no such color. */
export function hexColor(text: string): string | null {
  const match = /^#?([0-9a-f]{6})$/iu.exec(text.trim())
  return match?.[1] ? `#${match[1].toLowerCase()}` : null
}

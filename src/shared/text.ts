import { z } from 'zod'

/** U+0000, lone surrogates, and control characters but newline and tab. */
const NOT_STORABLE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]|\p{Surrogate}/u
const ALL_NOT_STORABLE = new RegExp(NOT_STORABLE, 'gu')

/**
 * True when a text may be stored: no U+0000, no lone surrogate, no control characters but newline and tab (3-decisions
 * §1).
 */
export const isStorableText = (value: string): boolean => !NOT_STORABLE.test(value)

/** A text without what may not be stored: for what nobody typed, and nobody can be asked to mend. */
export const storableText = (value: string): string => value.replace(ALL_NOT_STORABLE, '')

const UNSTORABLE = /\0|\p{Surrogate}/u

/**
 * True when any key or value holds U+0000 or a lone surrogate, which no column can store. It uses a list instead of
 * recursion, so deep nesting cannot overflow the stack.
 */
export function holdsUnstorable(value: unknown): boolean {
  const waiting = [value]
  while (waiting.length > 0) {
    const next = waiting.pop()
    if (typeof next === 'string' && UNSTORABLE.test(next)) return true
    if (typeof next !== 'object' || next === null) continue
    // Without arrays of [key, value]: for a list of half a million numbers they needed most of the call's memory.
    if (!Array.isArray(next) && Object.keys(next).some(key => UNSTORABLE.test(key))) return true
    for (const inner of Object.values(next as Record<string, unknown>))
      if (typeof inner === 'string' || typeof inner === 'object') waiting.push(inner)
  }
  return false
}

/** Joiners, fillers, direction marks: a text of these alone cannot be seen. */
const NOTHING_VISIBLE = /^[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Z}\s]*$/u

/**
 * Turns CRLF, which browsers send, into LF; applies NFC and trims (3-decisions §1). A text of invisible characters
 * alone becomes ''.
 */
export function cleanText(value: string): string {
  const clean = value.replaceAll('\r\n', '\n').normalize('NFC').trim()
  return NOTHING_VISIBLE.test(clean) ? '' : clean
}

export type TextRule = {
  max: number
  min?: number
  /** For names: a newline becomes a space. */
  oneLine?: true
  required?: string
  tooShort?: string
  tooLong?: string
  invalid?: string
}

const LINE_ENDS = /\s*[\n\u2028\u2029]\s*/g

/** Length in code points, as people count it. */
export const textLength = (value: string): number => [...value].length

/**
 * Schema of a text field: cleaned first, then validated, each rule with its exact Spanish text. With `required`, an
 * empty text is an error.
 */
export function text(rule: TextRule) {
  const required = rule.required
  return z
    .string({ error: issue => (issue.input === undefined && required) || 'Este campo debe ser un texto.' })
    .transform(value => (rule.oneLine ? cleanText(value).replaceAll(LINE_ENDS, ' ') : cleanText(value)))
    .check(ctx => {
      const length = textLength(ctx.value)
      const problem = !isStorableText(ctx.value)
        ? (rule.invalid ?? 'El texto contiene caracteres que no se pueden guardar.')
        : required && length === 0
          ? required
          : rule.min && length > 0 && length < rule.min
            ? (rule.tooShort ?? `Escribe al menos ${rule.min} caracteres.`)
            : length > rule.max
              ? (rule.tooLong ?? `No puede exceder los ${rule.max} caracteres.`)
              : undefined
      if (problem) ctx.issues.push({ code: 'custom', message: problem, input: ctx.value })
    })
}

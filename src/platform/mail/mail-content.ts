/** The content of a mail. Both its forms, HTML and plain text, are made of the same blocks, so they cannot differ. */

type Inline = string | { readonly strong: string }
/** Texts of one line. What people typed is escaped, and its line breaks become spaces. */
export type Line = readonly Inline[]

export type Block =
  | { readonly kind: 'paragraph' | 'note'; readonly line: Line }
  | { readonly kind: 'steps'; readonly steps: readonly string[] }
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [name: string, value: string])[] }
  | { readonly kind: 'warning'; readonly lead: string; readonly text: string }
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'button'; readonly label: string; readonly path: string }

export type MailContent = {
  /** Must never contain a code or a token (TRUST §3). */
  readonly subject: string
  /** Shown by mail programs after the subject; must never contain a code or a token either. */
  readonly preview: string
  readonly title: string
  readonly body: readonly Block[]
  /** Why this person gets the mail. Absent: because they have an account. */
  readonly reason?: string
}

/** For `paragraph` and `note`. */
export const strong = (text: string): Inline => ({ strong: text })
export const paragraph = (...line: Inline[]): Block => ({ kind: 'paragraph', line })
/** Small print. */
export const note = (...line: Inline[]): Block => ({ kind: 'note', line })
/** A numbered list. */
export const steps = (...lines: string[]): Block => ({ kind: 'steps', steps: lines })
/** Names and values, one pair per row: when, from where, how much. */
export const facts = (rows: Record<string, string>): Block => ({ kind: 'facts', facts: Object.entries(rows) })
/** A highlighted box with something to act on: "¿No has sido tú?" and what to do. */
export const warning = (lead: string, text: string): Block => ({ kind: 'warning', lead, text })
/** A code to type in, in large type. */
export const code = (digits: string): Block => ({ kind: 'code', code: digits })
/** The one button of a mail; `path` is one of our own pages, below PUBLIC_URL (3-decisions §9). */
export const button = (label: string, path: string): Block => ({ kind: 'button', label, path })

/** Escapes a text for HTML, also for a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, character => `&#${character.codePointAt(0)};`)

/**
 * The address for an `href` that writes to this email. Emails of restaurants are checked loosely (3-decisions §5), so a
 * `?` or `&` in one must not become the subject, the copies or the text of somebody's mail.
 */
export const mailtoUrl = (email: string, subject?: string): string =>
  `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`

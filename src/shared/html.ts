/** Escapes a text for HTML, also for a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, character => `&#${character.codePointAt(0)};`)

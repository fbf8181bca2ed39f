/** What stands in the fields of a page: its heading, and each text under the name of its field. */
export type Written = { title: string; text: string }

const FIELDS = 'input, textarea'
const TEXTS: ReadonlySet<string> = new Set(['text', 'textarea', 'email', 'tel', 'url', 'number'])
/** A password that is shown has the type of a text. */
const SECRET = /password|one-time-code|username/
const DIALOGS = '[role="dialog"]'

type Field = HTMLInputElement | HTMLTextAreaElement

const isWritten = (field: Field): boolean =>
  TEXTS.has(field.type) &&
  !field.readOnly &&
  field.value.trim() !== '' &&
  !SECRET.test(field.autocomplete) &&
  field.checkVisibility()

function labelOf(field: Field): string {
  const named = field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? ''
  return named.replaceAll(/\s+/g, ' ').trim()
}

/** What somebody has written in the open dialog, else on the page; nothing secret. */
export function writtenOnPage(page: Document = document): Written {
  const whole = page.querySelector('main') ?? page.body
  const root = [...page.querySelectorAll(DIALOGS)].findLast(dialog => fieldsIn(dialog).length > 0) ?? whole
  const heading = root.querySelector('h1, h2') ?? page.querySelector('h1')
  const lines = fieldsIn(root).map(field => [labelOf(field), field.value.trim()].filter(Boolean).join(': '))
  return { title: heading?.textContent.trim() ?? '', text: lines.join('\n') }
}

const fieldsIn = (root: Element): Field[] => [...root.querySelectorAll<Field>(FIELDS)].filter(isWritten)

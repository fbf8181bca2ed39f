import { parseSync } from 'vite'

/** A node of the parsed source; only what is read here. */
type Node = { type: string; [key: string]: unknown }

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** Read by programs, never by people. */
const SILENT_ATTRIBUTES = new Set(['className', 'class', 'id', 'key', 'style', 'type', 'role', 'href', 'src', 'name'])

/** Messages of errors that the product throws at its developers, imported paths, and types. */
const isSilent = ({ type, callee, name }: Node): boolean =>
  type === 'ImportDeclaration' ||
  type.startsWith('TS') ||
  (type === 'NewExpression' && isNode(callee) && String(callee['name']).endsWith('Error')) ||
  (type === 'JSXAttribute' && isNode(name) && SILENT_ATTRIBUTES.has(String(name['name'])))

function textOf({ type, value }: Node): string | undefined {
  if (type === 'JSXText' || type === 'Literal') return typeof value === 'string' ? value : undefined
  if (type !== 'TemplateElement') return undefined
  const { cooked } = value as { cooked: string }
  return cooked
}

/**
 * The text between tags and every string of a `.tsx` source that people could read: attributes such as `aria-label`,
 * strings in expressions, the fixed parts of templates.
 */
export function shownLiterals(file: string, source: string): string[] {
  const found: string[] = []
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit)
    if (!isNode(value) || isSilent(value)) return
    const text = textOf(value)?.replace(/\s+/g, ' ').trim()
    if (text) found.push(text)
    Object.values(value).forEach(visit)
  }
  visit(parseSync(file, source).program)
  return found
}

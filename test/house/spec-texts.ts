import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
const SPECIFICATIONS = ['docs/spec/1-product.md', 'docs/spec/2-dashboard.md']
const SOURCES = ['src/**/*.texts.ts', 'src/**/*.errors.ts', 'src/**/*.contract.ts', 'src/shared/*.ts']
/** A shorter text must be a literal of its own: 'Editar' must not be found in 'Editar Plato'. */
const WHOLE_UNDER_CHARACTERS = 12

const QUOTATION = /(?<![\p{L}\p{N}'])'([^'\n]+)'(?![\p{L}\p{N}])/gu
const LITERAL = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g
const COMMENTS = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm

/** The value that `{email}` stands for (3-decisions §2). */
const EMAIL_EXAMPLE = 'nombre@ejemplo.com'

/** `{slug}` in a quoted text and `${slug}` in a template mean the same: something filled in. */
const withHoles = (text: string): string => text.replace(/\$?\{[^}]*\}/g, '{}')
const unescaped = (literal: string): string => literal.slice(1, -1).replace(/\\(['"`\\])/g, '$1')
const escapeForPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The code of a source file. */
export const withoutComments = (source: string): string => source.replace(COMMENTS, '')

/** Every quoted text ('…') of the first two specifications, once each. */
export async function readQuotations(): Promise<string[]> {
  const pages = await Promise.all(SPECIFICATIONS.map(path => readFile(join(ROOT, path), 'utf8')))
  return [...new Set(pages.flatMap(page => [...page.matchAll(QUOTATION)].map(match => match[1] ?? '')))]
}

/** Every literal of the files that hold the product's texts. */
export async function readTexts(sources = SOURCES): Promise<string[]> {
  const texts: string[] = []
  for await (const path of glob(sources, { cwd: ROOT, exclude: name => name.endsWith('.test.ts') })) {
    const source = withoutComments(await readFile(join(ROOT, path), 'utf8'))
    for (const [literal] of source.matchAll(LITERAL)) texts.push(withHoles(unescaped(literal)))
  }
  return texts
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * True when the quoted text is a literal of its own or, if long, part of one. Buttons may begin with a capital letter.
 */
export function holds(texts: string[], quotation: string): boolean {
  const wanted = withHoles(quotation.replace('{email}', EMAIL_EXAMPLE))
  if (texts.includes(capitalized(wanted))) return true
  if (texts.includes(wanted)) return true
  if (wanted.length < WHOLE_UNDER_CHARACTERS) return false
  const part = new RegExp(`(?<![\\p{L}\\p{N}])${escapeForPattern(wanted)}(?![\\p{L}\\p{N}])`, 'u')
  return texts.some(text => part.test(text))
}

import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
/** Tests that look at what people see; the menu's page is whole in the server's answer. */
const SCREEN_TESTS = [
  'src/**/*.browser.test.tsx',
  'e2e/**/*.spec.ts',
  'e2e/support/*.ts',
  'src/**/web/**/*.test.ts',
  'src/features/public-menu/server/*.api.test.ts',
]
const UNSEEN = join(import.meta.dirname, 'spec-texts.unseen.txt')
/**
 * In one pass over the source: strings, comments, patterns. Paths of calls ('GET /restaurants/*') look like the
 * beginning of a comment, so comments cannot be taken out first.
 */
const TOKEN =
  /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\/[^\n]*|\/\*[^]*?\*\/|(?<=[(,=[:]\s*)\/(?:\\.|[^/\\\n])+\/[a-z]*/g
const isComment = (token: string): boolean => /^\/[/*]/.test(token)
/** Given to a component by the test itself, such a text would be seen without the product: `failed: '…'`. */
const GIVEN = /\b(failed|label|title|text|message|hint): ?$|\b(failed|label|title|text|message|hint)=\{?$/

/** The literals of one test's source, but not those that it gives to a component. */
export function literalsIn(source: string): string[] {
  return [...source.matchAll(TOKEN)]
    .filter(({ 0: token, index }) => !isComment(token) && !GIVEN.test(source.slice(Math.max(0, index - 12), index)))
    .map(([literal]) => literal.slice(1, -1).replace(/\\(['"`\\.?])/g, '$1'))
}

/** What the tests of screens look for: every literal of them. */
export async function readScreenTexts(): Promise<string> {
  const literals: string[] = []
  for await (const path of glob(SCREEN_TESTS, { cwd: ROOT }))
    literals.push(...literalsIn(await readFile(join(ROOT, path), 'utf8')))
  return literals.join('\n')
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** True when a screen test looks for the text; where something is filled in, anything may stand. */
export function isLookedFor(literals: string, quotation: string): boolean {
  const pattern = (text: string) =>
    text
      .split(/\{[^}]*\}/)
      .map(escaped)
      .join('[^\\n]+')
  return [quotation, capitalized(quotation)].some(text =>
    new RegExp(`(?<![\\p{L}\\p{N}])${pattern(text)}(?![\\p{L}\\p{N}])`, 'u').test(literals),
  )
}

/** Texts that no screen test looks for yet, one a line. */
export async function readUnseen(): Promise<string[]> {
  return (await readFile(UNSEEN, 'utf8')).split('\n').filter(Boolean)
}

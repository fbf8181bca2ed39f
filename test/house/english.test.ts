import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { shownLiterals } from './shown-literals.ts'

const SRC = join(import.meta.dirname, '../../src')

/** English words that are no Spanish ones. 'email', 'online', 'menu' in a URL and names of products are in use here. */
const ENGLISH = new Set(
  `about account add again all allergens already and are back been button by cancel cannot category change check choose
  click close closed code confirm continue create day days delete dish dishes done download edit enter error-occurred
  expired failed field file for forbidden found friday from get go have help here hours how image invalid is it item
  items loading log login logout missing monday month must my name new next not of off open opening or our page
  password please preview price required reset restaurant restaurants retry saturday save search select send server
  settings share show sign something started street submit success sunday team thanks that the their there this
  thursday to today token-expired try tuesday unknown update upload user users wednesday welcome what when which with
  wrong year years yes yesterday you your`.split(/\s+/),
)

/** What the decisions give in English for other programs; screens show their own Spanish text (3-decisions §1). */
const TECHNICAL = ['Restaurant limit reached for this plan', 'A restaurant with that name or URL already exists']

/** What is put into a text: `${days}`, `{day}`. */
const PUT_IN = /\$?\{[^}]*\}?/g

/** The quoted parts of a function's source. */
const quotedIn = (source: string): string[] =>
  [...source.matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g)].map(
    ([, single, double, template]) => single ?? double ?? template ?? '',
  )

/** Every text of a value; texts of a menu's other languages stand under their locale. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function') return quotedIn(value.toString())
  if (typeof value !== 'object' || value === null) return []
  if ('locale' in value && value.locale !== 'es') return []
  return Object.entries(value).flatMap(([key, inner]) => (key === 'en' || key === 'pt' ? [] : textsOf(inner)))
}

/** Names of keys, as they are printed on them or as `aria-keyshortcuts` wants them. */
const KEYS = ['Enter', 'Ctrl + Enter', 'Control+Enter Meta+Enter']

/** A text for people has a space or begins with a capital letter; ids, paths and codes do not. */
const isForPeople = (text: string): boolean => / |^\p{Lu}/u.test(text) && ![...TECHNICAL, ...KEYS].includes(text)

const englishIn = (text: string): string[] =>
  (
    text
      .replaceAll(PUT_IN, ' ')
      .toLowerCase()
      .match(/[\p{L}-]+/gu) ?? []
  ).filter(word => ENGLISH.has(word))

test('the texts of the screens hold no English word', async () => {
  const files = globSync('**/*.{texts,errors}.ts', { cwd: SRC })
  expect(files.length).toBeGreaterThan(30)
  const found: string[] = []
  for (const file of files) {
    const texts = textsOf(await import(/* @vite-ignore */ join(SRC, file))).filter(isForPeople)
    for (const text of texts) if (englishIn(text).length > 0) found.push(`${file}: ${text}`)
  }
  expect(found).toEqual([])
})

/** The code names of widgets, which `/components` shows. */
const isCodeName = (file: string, text: string): boolean =>
  file.startsWith('ui/showcase/') && /^\p{Lu}\p{L}+$/u.test(text)
const isSelector = (text: string): boolean => /\[\w+[\]=]/.test(text)

test('nor does any text that a component writes itself', () => {
  const files = globSync('**/*.tsx', { cwd: SRC }).filter(file => !file.endsWith('.test.tsx'))
  expect(files.length).toBeGreaterThan(200)
  const found: string[] = []
  for (const file of files) {
    const texts = shownLiterals(file, readFileSync(join(SRC, file), 'utf8')).filter(isForPeople)
    const shown = texts.filter(text => !isCodeName(file, text) && !isSelector(text))
    for (const text of shown) if (englishIn(text).length > 0) found.push(`${file}: ${text}`)
  }
  expect(found).toEqual([])
})

test('it would find one', () => {
  const texts = { es: { title: 'Save changes' }, wait: (n: number) => `Try again in ${n} days`, en: { title: 'Save' } }
  expect(textsOf(texts).filter(text => isForPeople(text) && englishIn(text).length > 0)).toHaveLength(2)
})

test('it would find one in a component, between tags, in an attribute, in a template', () => {
  const source = `import { save } from 'Save all'
    export const Row = ({ n }: { n: number }) => {
      if (n < 0) throw new Error('Save is not possible')
      return <p className="Save it" aria-label={n ? 'Delete dish' : 'Eliminar plato'}>Save all {\`Try again in \${n}\`} Guardar</p>
    }`
  expect(shownLiterals('row.tsx', source).filter(text => isForPeople(text) && englishIn(text).length > 0)).toEqual([
    'Delete dish',
    'Save all',
    'Try again in',
  ])
})

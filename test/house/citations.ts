import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')

/** The documents that comments may cite, by their short names (docs/README.md). */
const DOCUMENTS: Record<string, string> = {
  S1: 'spec/1-product.md',
  S2: 'spec/2-dashboard.md',
  '3-decisions': 'spec/3-decisions.md',
  '4-beyond': 'spec/4-beyond.md',
  DESIGN: 'design/DESIGN.md',
  'REAL-CONTENT': 'design/REAL-CONTENT.md',
  'DAILY-WORK': 'design/DAILY-WORK.md',
  TRUST: 'design/TRUST.md',
  BRINGING: 'design/BRINGING.md',
  'EVERY-DAY': 'design/EVERY-DAY.md',
  'EXTRA-LOOKS': 'design/EXTRA-LOOKS.md',
  'PAPER-AND-NUMBERS': 'design/PAPER-AND-NUMBERS.md',
  TABLE: 'design/TABLE.md',
  ARCHITECTURE: 'architecture.md',
  STYLE: 'style.md',
  STACK: 'stack.md',
  SECURITY: 'security.md',
}

/** What may follow a document's name: a section number with or without a subheading, a title, or a rule's number. */
const SECTION = /§\d+(?: "[^"]+")?|"[^"]+"|\d+\b(?!-)/
const CITATION = new RegExp(
  String.raw`(?<![\w./-])(${Object.keys(DOCUMENTS).join('|')})(?![\w-]|\.md)( (?:${SECTION.source})(?:, (?:${SECTION.source}))*)?`,
  'g',
)
const DECISION = /\b[Dd]ecisions? (\d{4})\b/g
const PATH = /(?<![\w/.-])docs\/[\w./-]*\w/g
/** A file in backticks, by its path or its last part; a pattern with a star is not a file. */
const FILE = /`([\w@][\w@./-]*\.(?:tsx?|mjs|cjs|css|md))`/g
/** Other spellings of citations, and things that are not in the repository. */
const OTHER_SPELLINGS = /\b[Ss]pecification \d|\b(?:design|decisions) §|\bmockups?\b|\bissues? ["#]|§/

/** The faults in the citations of one comment, a sentence for each; empty when all of them exist. */
export function faultsOf(text: string): string[] {
  const faults: string[] = []
  let rest = text
  const take = (pattern: RegExp, judge: (match: RegExpExecArray) => string[]) => {
    for (const match of text.matchAll(pattern)) faults.push(...judge(match))
    rest = rest.replace(pattern, '')
  }
  take(CITATION, ([whole, name = '', sections]) => missingSections(whole, name, sections))
  take(DECISION, ([whole, number = '']) => (decisions().has(number) ? [] : [`${whole}: there is no such decision`]))
  take(FILE, ([, file = '']) => (isFile(file) ? [] : [`${file}: there is no such file`]))
  take(PATH, ([path]) => (existsSync(join(ROOT, path)) ? [] : [`${path}: there is no such file`]))
  const other = OTHER_SPELLINGS.exec(rest)
  return other ? [...faults, `"${other[0]}": cite as docs/README.md says`] : faults
}

function missingSections(whole: string, name: string, sections: string | undefined): string[] {
  if (sections === undefined) return [`${whole}: say which section`]
  const known = sectionsOf(name)
  return [...sections.matchAll(new RegExp(SECTION, 'g'))]
    .map(([section]) => section)
    .filter(section => !known.has(section))
    .map(section => `${name} ${section}: there is no such section`)
}

const cache = new Map<string, Set<string>>()

/** Every section that can be cited of a document, as it is written in a citation. */
function sectionsOf(name: string): Set<string> {
  const cached = cache.get(name)
  if (cached) return cached
  const known = new Set<string>()
  let number = ''
  for (const line of readFileSync(join(ROOT, 'docs', DOCUMENTS[name] ?? ''), 'utf8').split('\n')) {
    const part = /^## (\d+)\. /.exec(line)
    if (part) number = `§${part[1]}`
    if (part) known.add(number)
    const rule = /^(\d+)\. /.exec(line)
    if (rule?.[1]) known.add(rule[1])
    for (const title of titlesOf(line)) known.add(`"${title}"`).add(`${number} "${title}"`)
  }
  cache.set(name, known)
  return known
}

/**
 * The title of a heading, or the bold words that begin a paragraph; also without what follows a colon or parenthesis.
 */
function titlesOf(line: string): string[] {
  const title = (/^#+ (?:\d+\. )?(.*)$/.exec(line) ?? /^(?:- )?\*\*(.+?)\.?\*\*/.exec(line))?.[1]
  return title === undefined ? [] : [title, title.replace(/ ?[:(].*$/, '')]
}

const decisions = () => new Set(readdirSync(join(ROOT, 'docs/decisions')).map(name => name.slice(0, 4)))

let files: string[] | undefined

function isFile(name: string): boolean {
  files ??= ['src', 'test', 'e2e', 'scripts', 'seeds', 'bench', 'migrations', 'docs']
    .flatMap(folder => readdirSync(join(ROOT, folder), { recursive: true }).map(path => `/${folder}/${path}`))
    .concat(readdirSync(ROOT).map(path => `/${path}`))
  return files.some(path => path.endsWith(`/${name}`))
}

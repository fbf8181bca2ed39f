import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = join(import.meta.dirname, '../../docs/decisions')
const INDEX = 'README.md'
/** Where the list is written. */
export const DECISIONS_INDEX = join(FOLDER, INDEX)

const LINES_MAX = 40
const PARTS = ['Context', 'Decision', 'Consequences']

/** `replaced`: it holds no longer; `amended`: the rest of it holds. `by` are the numbers of the later decisions. */
export type DecisionState = { name: 'in force' | 'amended' | 'replaced'; by: string[] }
export type Decision = { file: string; number: string; title: string; area: string; state: DecisionState }

/** What a decision is about when it names no folder: words of its title, in this order. */
const AREA_WORDS: [area: string, words: RegExp][] = [
  ['tests', /\b(tests?|tested|console|screens?)\b/i],
  ['public-menu', /\b(public menus?|menu page|cached|published|network|found|looks?|sheet|paint|drawn)\b/i],
  ['menu', /\b(menus?|dish(es)?|list)\b/i],
  ['billing', /\b(checkout|prices?|provider|subscription|plans?|stripe)\b/i],
  ['accounts', /\b(sessions?|passwords?|sign-in|leaving|email)\b/i],
  ['team', /\b(invitations?|team)\b/i],
  ['images', /\b(images?|pictures?|photo)\b/i],
  ['restaurants', /\brestaurants?\b/i],
  ['platform', /\b(jobs?|storage|database|bodies|files|limits?|calls?|mails?|proxy|json|endpoints?)\b/i],
]
const ROOMS = /(?<![\w-])(?:src\/)?(?:features\/|(?=platform\/|ui\/|app\/))([a-z][a-z-]*)\//g
const FEATURE_FOLDER =
  /`(identity|billing|images|theme|restaurants|menu|seo|team|public-menu|qr|activity|home|accounts|onboarding|support|site)(?:\/[^`]*)?`/g

/** The line `Area: …`; else the folder that is named most often; else by the words of the title. */
function areaOf(text: string, title: string): string {
  const said = /^Area: (.+?)\.?$/m.exec(text)?.[1]
  if (said) return said
  const counts = new Map<string, number>()
  for (const pattern of [ROOMS, FEATURE_FOLDER])
    for (const [, room = ''] of text.matchAll(pattern)) counts.set(room, (counts.get(room) ?? 0) + 1)
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a)
  return most?.[0] ?? AREA_WORDS.find(([, words]) => words.test(title))?.[0] ?? 'house'
}

/** A line that begins with 'Replaced by 0064' ends a decision; 'Amended by 0104' anywhere leaves the rest in force. */
function stateOf(text: string): DecisionState {
  const numbersAfter = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, number = '']) => number)
  const replaced = numbersAfter(/^(?:\*\*)?Replaced by (?:decision )?\[?(\d{4})/gm)
  const amended = numbersAfter(/\bAmended by (?:decision )?\[?(\d{4})/g)
  if (replaced.length > 0) return { name: 'replaced', by: replaced }
  return { name: amended.length > 0 ? 'amended' : 'in force', by: [...new Set(amended)] }
}

const titleOf = (text: string): RegExpExecArray | null => /^# (\d{4}):? (.+)$/m.exec(text)

/** Reads one decision. */
export function readDecision(file: string, text: string): Decision {
  const [, number = '', title = ''] = titleOf(text) ?? []
  return { file, number, title, area: areaOf(text, title), state: stateOf(text) }
}

/** What is wrong with the form of a decision, a sentence for each; `known` are the numbers that exist. */
export function faultsOfDecision(file: string, text: string, known: ReadonlySet<string>): string[] {
  const { number, state } = readDecision(file, text)
  const faults: string[] = []
  if (!file.startsWith(`${number}-`) || number === '')
    faults.push('the first line is not "# NNNN Title" with its number')
  for (const part of PARTS)
    if (!new RegExp(String.raw`^(?:## |\*\*)?${part}s?\b`, 'm').test(text)) faults.push(`it has no ${part}`)
  if (text.trimEnd().split('\n').length > LINES_MAX) faults.push(`it has more than ${LINES_MAX} lines`)
  for (const by of state.by) if (!known.has(by)) faults.push(`there is no decision ${by}`)
  return faults.map(fault => `${file}: ${fault}`)
}

/** All decisions as texts, by file name. */
export const decisionTexts = (): [file: string, text: string][] =>
  readdirSync(FOLDER)
    .filter(name => name.endsWith('.md') && name !== INDEX)
    .toSorted()
    .map(name => [name, readFileSync(join(FOLDER, name), 'utf8')])

/** The list of all decisions: number, title, area, state. */
export function writeDecisionsIndex(texts = decisionTexts()): string {
  const all = texts.map(([file, text]) => readDecision(file, text))
  const files = new Map(all.map(({ number, file }) => [number, file]))
  const rows = all.map(({ file, number, title, area, state }) => {
    const by = state.by.map(later => `[${later}](${files.get(later) ?? ''})`).join(', ')
    return `| [${number}](${file}) | ${title.replaceAll('|', String.raw`\|`)} | ${area} | ${[state.name, by && `by ${by}`].filter(Boolean).join(' ')} |`
  })
  return [
    '# What we decided ourselves',
    '',
    'Printed by `npm run decisions` from the files beside it: change those. A decision has context, decision and',
    `consequences in at most ${LINES_MAX} lines. One that holds no longer stays, with a line "Replaced by NNNN"; one of which`,
    'a part has changed says "Amended by NNNN". The area is what a line "Area: …" says, else the folder that is named most.',
    '',
    '| number | title | area | state |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n')
}

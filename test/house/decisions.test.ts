import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  DECISIONS_INDEX,
  decisionTexts,
  faultsOfDecision,
  readDecision,
  writeDecisionsIndex,
} from '../../scripts/lib/decisions.ts'

/** Far fewer than there are. */
const DECISIONS_AT_LEAST = 80
const SOUND = '# 0901 Menus are cached\n\n**Context.** a\n\n**Decision.** b\n\n**Consequences.** c\n'

const texts = decisionTexts()
const numbers = texts.map(([file]) => file.slice(0, 4))

test('every decision has its number, context, decision and consequences, and names later ones that exist', () => {
  expect(texts.length).toBeGreaterThan(DECISIONS_AT_LEAST)
  expect(texts.flatMap(([file, text]) => faultsOfDecision(file, text, new Set(numbers)))).toEqual([])
  expect(numbers).toEqual([...new Set(numbers)])
})

test('the list of decisions is what `npm run decisions` prints', () => {
  expect(readFileSync(DECISIONS_INDEX, 'utf8')).toBe(writeDecisionsIndex(texts))
})

test('the state of a decision is what its lines say of later ones', () => {
  const stateOf = (more: string) => readDecision('0901-menus.md', `${SOUND}\n${more}\n`).state
  expect(stateOf('Replaced by nobody.')).toEqual({ name: 'in force', by: [] })
  expect(stateOf('This amends 0040.')).toEqual({ name: 'in force', by: [] })
  expect(stateOf('Amended by [0902](0902-b.md): a. Amended by 0903.')).toEqual({
    name: 'amended',
    by: ['0902', '0903'],
  })
  expect(stateOf('Amended by 0902.\nReplaced by [0903](0903-c.md).')).toEqual({ name: 'replaced', by: ['0903'] })
})

test('the area is said, else the folder that is named most often, else a word of the title', () => {
  const areaOf = (more: string) => readDecision('0901-menus.md', `${SOUND}\n${more}\n`).area
  expect(areaOf('In `src/features/team/server/a.ts`, `features/team/` and `billing`.')).toBe('team')
  expect(areaOf('In `features/team/`.\nArea: operation')).toBe('operation')
  expect(areaOf('')).toBe('public-menu')
})

test.each([
  ['another number', SOUND.replace('0901', '0902'), 'the first line is not "# NNNN Title" with its number'],
  ['no consequences', SOUND.replace('Consequences', 'Afterwards'), 'it has no Consequences'],
  ['too many lines', SOUND + 'more\n'.repeat(40), 'it has more than 40 lines'],
  ['a later one that is missing', `${SOUND}\nReplaced by 9999.\n`, 'there is no decision 9999'],
])('is reported: %s', (_, text, fault) => {
  expect(faultsOfDecision('0901-menus.md', text, new Set(['0901']))).toEqual([`0901-menus.md: ${fault}`])
})

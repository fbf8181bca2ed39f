import { expect, test } from 'vitest'
import { faultsOf } from './citations.ts'
import { allComments, commentsOf } from './comments.ts'

/** Far fewer than there are, but more than a parser that finds nothing would answer. */
const COMMENTS_AT_LEAST = 1_000
const CITATIONS_AT_LEAST = 300

test('every document and section that a comment cites exists', async () => {
  const comments = await allComments()
  expect(comments.length).toBeGreaterThan(COMMENTS_AT_LEAST)
  expect(comments.filter(({ text }) => text.includes('§')).length).toBeGreaterThan(CITATIONS_AT_LEAST)
  expect(comments.flatMap(({ place, text }) => faultsOf(text).map(fault => `${place}: ${fault}`))).toEqual([])
})

test.each([
  'S1 §2 "Shared widgets", §8; S2 §2, 3-decisions §10.',
  '3-decisions "Which text wins"',
  'ARCHITECTURE "The hot path"',
  'STACK "Database"',
  'DESIGN §7, REAL-CONTENT "Classic", TRUST §4, DAILY-WORK §3',
  'STYLE 17, decision 0001, docs/spec-map.md, `billing/plans.ts`',
])('is a citation: %s', text => expect(faultsOf(text)).toEqual([]))

test.each([
  ['S1 §12', 'S1 §12: there is no such section'],
  ['S2 §2, §99', 'S2 §99: there is no such section'],
  ['S2 §3 "Shared widgets"', 'S2 §3 "Shared widgets": there is no such section'],
  ['ARCHITECTURE "The cold path"', 'ARCHITECTURE "The cold path": there is no such section'],
  ['(ARCHITECTURE)', 'ARCHITECTURE: say which section'],
  ['STYLE 99', 'STYLE 99: there is no such section'],
  ['decision 9999', 'decision 9999: there is no such decision'],
  ['docs/nowhere.md', 'docs/nowhere.md: there is no such file'],
  ['`menu/nowhere.ts`', 'menu/nowhere.ts: there is no such file'],
])('is reported: %s', (text, fault) => expect(faultsOf(text)).toEqual([fault]))

test.each(['specification 1 §2', 'design §6', 'decisions §2', 'the mockup of the page', 'issue "Restaurants"', '§9'])(
  'is another spelling: %s',
  text => expect(faultsOf(text)).toEqual([expect.stringContaining('cite as docs/README.md says')]),
)

test('comments are found in code, styles and documents, over several lines, and never in strings', () => {
  expect(
    commentsOf('a.ts', "const a = '// S1 §99'\n// of a\n// sentence\n/** and\n * another */\nconst b = a"),
  ).toEqual([
    { place: 'a.ts:2', text: 'of a sentence' },
    { place: 'a.ts:4', text: 'and another' },
  ])
  expect(commentsOf('a.tsx', 'const a = <p>{/* shown */} // text</p>')).toEqual([{ place: 'a.tsx:1', text: 'shown' }])
  expect(commentsOf('a.css', 'a { b: c } /* why */')).toEqual([{ place: 'a.css:1', text: 'why' }])
  expect(commentsOf('a.md', '# A\n\nS1 §1\nand §2\n').map(({ text }) => text)).toEqual(['# A', 'S1 §1 and §2'])
})

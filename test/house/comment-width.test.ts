import { expect, test } from 'vitest'
import { wideComments, wideCommentsOf } from './comments.ts'

test('comments are at most 120 columns wide, like code', async () => {
  expect(await wideComments()).toEqual([])
})

test('a wide comment is found alone, in a block, after code and in a style', () => {
  const wide = 'x'.repeat(118)
  const code = `// ${wide}\n/**\n * ${wide}\n */\nconst a = 1 // ${wide}\nconst text = '${wide}'\n// narrow\n`
  expect(wideCommentsOf('a.ts', code)).toEqual(['a.ts:1', 'a.ts:3', 'a.ts:5'])
  expect(wideCommentsOf('a.css', `a {}\n/* ${wide} */\n`)).toEqual(['a.css:2'])
  expect(wideCommentsOf('a.ts', `// ${'x'.repeat(117)}\n`)).toEqual([])
})

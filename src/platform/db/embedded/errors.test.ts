import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { explain } from './errors.ts'

test.each([
  ['could not write to file: No space left on device', `Disk full at ${tmpdir()}`],
  ['initdb: error: could not create directory: Permission denied', `Cannot write to ${tmpdir()}`],
  ['could not open file: Read-only file system', `Cannot write to ${tmpdir()}`],
  ['FATAL: something new', 'PostgreSQL does not start: FATAL: something new'],
])('the operator is told what PostgreSQL wrote: %s', (output, sentence) => {
  expect(explain(tmpdir(), output).message).toContain(sentence)
})

test('the end of a long output is kept', () => {
  const { message } = explain(tmpdir(), `${'x'.repeat(10_000)} the reason`)
  expect(message.length).toBeLessThan(3_000)
  expect(message).toMatch(/the reason$/)
})

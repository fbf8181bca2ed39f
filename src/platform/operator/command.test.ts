import { expect, test } from 'vitest'
import { type AdminCommand, commandNamed, helpOf, readOptions } from './command.ts'

const command = (usage: string): AdminCommand => ({ usage, options: ['slug'], run: async () => 'done' })
const commands = new Map([
  ['tickets', command('')],
  ['release-slug', command('--slug <slug>')],
])

test('the help has one line for each command', () => {
  expect(helpOf(commands)).toBe('Commands:\n  npm run admin -- tickets\n  npm run admin -- release-slug --slug <slug>')
})

test('a fault is one plain line', () => {
  expect(commandNamed(commands, 'tickets')).toBe(commands.get('tickets'))
  expect(() => commandNamed(commands, 'nada')).toThrow(
    /^There is no command "nada"; "npm run admin -- help" lists them\.$/,
  )
  expect(readOptions({ options: ['slug'] }, ['--slug', 'casa'])).toEqual({ slug: 'casa' })
  expect(() => readOptions({ options: ['slug'] }, ['--slugs', 'casa'])).toThrow(/^Unknown option '--slugs'$/)
})

test('a flag has no value, and one argument may have no name', () => {
  const takes = { options: ['to'], flags: ['failed'], positional: 'id' }
  expect(readOptions(takes, ['a1', '--failed', '--to', 'b'])).toEqual({ id: 'a1', failed: 'true', to: 'b' })
  expect(readOptions(takes, [])).toEqual({})
  expect(() => readOptions(takes, ['a1', 'a2'])).toThrow(/^Unexpected argument 'a2'$/)
  expect(() => readOptions({ options: [] }, ['a1'])).toThrow(/^Unexpected argument 'a1'/)
  expect(() => readOptions(takes, ['--failed=x'])).toThrow(/does not take an argument/)
})

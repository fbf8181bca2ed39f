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
  expect(readOptions(command(''), ['--slug', 'casa'])).toEqual({ slug: 'casa' })
  expect(() => readOptions(command(''), ['--slugs', 'casa'])).toThrow(/^Unknown option '--slugs'$/)
  expect(() => readOptions(command(''), ['casa'])).toThrow(/^Unexpected argument 'casa'$/)
})

test('a command may take flags, and one value without its name', () => {
  const taking: AdminCommand = { ...command(''), flags: ['all'], positional: 'slug' }
  expect(readOptions(taking, ['casa', '--all'])).toEqual({ slug: 'casa', all: 'yes' })
  expect(readOptions(taking, ['--slug', 'casa'])).toEqual({ slug: 'casa' })
  expect(readOptions(taking, [])).toEqual({})
  expect(() => readOptions(taking, ['casa', 'bar'])).toThrow(/^Unexpected argument 'bar'$/)
  expect(() => readOptions(taking, ['--slug', 'casa', 'bar'])).toThrow(/^Unexpected argument 'bar'$/)
})

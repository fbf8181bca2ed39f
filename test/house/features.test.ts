import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { FEATURES } from '#app/server/features.ts'
import { jobCommands } from '#platform/jobs/jobs.commands.ts'
import { mailCommands } from '#platform/mail/mail.commands.ts'

const ROOT = join(import.meta.dirname, '../..')
type Rules = { forbidden: { name: string }[] }
const { forbidden } = createRequire(import.meta.url)(join(ROOT, '.dependency-cruiser.cjs')) as Rules
const order = forbidden.flatMap(({ name }) => (name.startsWith('order:') ? [name.slice('order:'.length)] : []))
const names = FEATURES.map(({ name }) => name)

const unique = (values: string[]): string[] => [...new Set(values)]

test('the features join in the order of the import rules', () => {
  expect(order.length).toBeGreaterThan(10)
  expect(names).toEqual(order.filter(name => names.includes(name)))
})

test('every feature with a server has its line', () => {
  const folder = join(ROOT, 'src/features')
  const withServer = readdirSync(folder).filter(name => existsSync(join(folder, name, 'server/index.ts')))
  expect(withServer.filter(name => !names.includes(name))).toEqual([])
})

test('no two features have a job or a command of one name', () => {
  const jobs = FEATURES.flatMap(feature => feature.jobs ?? []).map(({ job }) => job.name)
  const platform = Object.keys({ ...jobCommands, ...mailCommands })
  const commands = [...platform, ...FEATURES.flatMap(feature => Object.keys(feature.adminCommands ?? {}))]
  expect(jobs).toEqual(unique(jobs))
  expect(commands).toEqual(unique(commands))
  expect(commands).toContain('create-admin')
})

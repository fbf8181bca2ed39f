import { expect, test } from 'vitest'
import { loadConfig } from './config.ts'

const SESSION_SECRET = 'a secret of at least 32 characters for tests'

test('another user for migrations needs one to serve', () => {
  const MIGRATIONS_DATABASE_URL = 'postgres://owner:b@localhost/x'
  expect(() => loadConfig({ SESSION_SECRET, MIGRATIONS_DATABASE_URL })).toThrow(
    'DATABASE_URL is required with MIGRATIONS_DATABASE_URL',
  )
  const DATABASE_URL = 'postgres://a:b@localhost/x'
  const { config } = loadConfig({ SESSION_SECRET, MIGRATIONS_DATABASE_URL, DATABASE_URL })
  expect([config.migrationsDatabaseUrl, config.databaseUrl]).toEqual([MIGRATIONS_DATABASE_URL, DATABASE_URL])
})

test('of the two, whoever goes to another machine without TLS is warned of', () => {
  const [open, closed] = ['postgres://a:b@db.example.com/x', 'postgres://a:b@db.example.com/x?sslmode=verify-full']
  const warnings = (DATABASE_URL: string, MIGRATIONS_DATABASE_URL: string) =>
    loadConfig({ SESSION_SECRET, DATABASE_URL, MIGRATIONS_DATABASE_URL }).warnings.map(warning => warning.split(' ')[0])
  expect(warnings(open, open)).toEqual(['DATABASE_URL', 'MIGRATIONS_DATABASE_URL'])
  expect(warnings(closed, open)).toEqual(['MIGRATIONS_DATABASE_URL'])
  expect(warnings(closed, closed)).toEqual([])
})

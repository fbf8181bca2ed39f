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

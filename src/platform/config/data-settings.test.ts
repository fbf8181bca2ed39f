import { join } from 'node:path'
import { expect, test } from 'vitest'
import { problemsOf, PRODUCTION, SECRET } from '#test/settings.ts'
import { loadConfig } from './config.ts'

test('production asks for the embedded database by its name', () => {
  expect(problemsOf({ ...PRODUCTION, DATABASE_URL: ' ' })).toEqual([expect.stringMatching(/^DATABASE_URL is required/)])
  expect(loadConfig(PRODUCTION).config.databaseUrl).toBeUndefined()
  expect(loadConfig({ SESSION_SECRET: SECRET, DATABASE_URL: 'embedded' }).config.databaseUrl).toBeUndefined()
  expect(problemsOf({ DATABASE_URL: 'Embedded' })[0]).toMatch(/^DATABASE_URL must be a URL like .*, or `embedded`$/)
})

test('backups have a folder and a number', () => {
  const backups = (env: object) => loadConfig({ SESSION_SECRET: SECRET, ...env }).config.backups
  expect(backups({})).toBeUndefined()
  expect(backups({ BACKUP_DIR: '/srv/backups' })).toEqual({ dir: '/srv/backups', keep: 14 })
  expect(backups({ BACKUP_DIR: 'copies', BACKUP_KEEP: '3' })).toEqual({ dir: join(process.cwd(), 'copies'), keep: 3 })
  expect(problemsOf({ BACKUP_KEEP: '3' })).toEqual(['BACKUP_DIR is required with BACKUP_KEEP'])
})

test.each([
  ['postgres://a:b@db.example.com/x', true],
  ['postgres://a:b@10.0.0.7/x?sslmode=disable', true],
  ['postgres://a:b@db.example.com/x?sslmode=verify-full', false],
  ['postgres://a:b@db.example.com/x?ssl=true', false],
  ['postgres://a:b@localhost/x', false],
  ['postgres://a:b@[::1]/x', false],
  ['postgres:///x?host=/run/postgresql', false],
])('DATABASE_URL=%s is warned of: %s', (DATABASE_URL, isWarned) => {
  const { warnings } = loadConfig({ SESSION_SECRET: SECRET, DATABASE_URL })
  expect(warnings).toEqual(
    isWarned ? ['DATABASE_URL leads to another machine without TLS: add ?sslmode=verify-full'] : [],
  )
})

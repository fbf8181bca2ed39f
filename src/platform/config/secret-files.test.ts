import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { problemsOf, SECRET } from '#test/settings.ts'
import { databaseOf, loadConfig } from './config.ts'
import { SECRETS } from './secret-files.ts'

function fileWith(content: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'sobremesa-secrets-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const path = join(folder, 'secret')
  writeFileSync(path, content)
  return path
}

test('a secret may come from a file; the line break at its end does not count', () => {
  const { config } = loadConfig({
    SESSION_SECRET_FILE: fileWith(`${SECRET}\n`),
    METRICS_TOKEN_FILE: fileWith('0123456789abcdef'),
  })
  expect(config).toMatchObject({ sessionSecret: SECRET, metricsToken: '0123456789abcdef' })
})

test('a command reads the database from a file too', () => {
  expect(databaseOf({ DATABASE_URL_FILE: fileWith('postgresql://db/carta') }).databaseUrl).toBe('postgresql://db/carta')
  expect(() => databaseOf({ DATABASE_URL_FILE: '/nowhere/secret' })).toThrow(/DATABASE_URL_FILE cannot be read/)
})

test.each(SECRETS)('%s and its file at once are refused', name => {
  expect(problemsOf({ [name]: SECRET, [`${name}_FILE`]: fileWith(SECRET) })).toContain(
    `${name} and ${name}_FILE are both set: keep one of them`,
  )
})

test('a file that is away or empty, and a wrong value in it, are named', () => {
  const empty = fileWith('\n')
  expect(
    problemsOf({ SMTP_URL_FILE: '/nowhere/smtp', METRICS_TOKEN_FILE: empty, STRIPE_SECRET_KEY_FILE: fileWith('x') }),
  ).toEqual([
    expect.stringMatching(/^SMTP_URL_FILE cannot be read: ENOENT/),
    `METRICS_TOKEN_FILE names an empty file: ${empty}`,
    'STRIPE_SECRET_KEY must be a Stripe secret key, like sk_live_…',
    'STRIPE_WEBHOOK_SECRET is required with STRIPE_SECRET_KEY',
  ])
})

test('the file of a setting that is no secret is not looked at', () => {
  expect(loadConfig({ SESSION_SECRET: SECRET, PORT_FILE: '/nowhere/port' }).config.port).toBe(3000)
})

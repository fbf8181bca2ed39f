import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { problemsOf, PRODUCTION, SECRET } from '#test/settings.ts'
import { loadConfig } from './config.ts'

function dataDir(): string {
  const path = mkdtempSync(join(tmpdir(), 'sobremesa-config-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}

test('without settings the product is a local one', () => {
  const { config, warnings } = loadConfig({ SESSION_SECRET: SECRET })
  expect(config).toMatchObject({
    production: false,
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    dataDir: join(process.cwd(), 'data'),
    databaseUrl: undefined,
    smtpUrl: undefined,
    trustProxy: false,
    rateLimits: true,
    lapsedMenuDays: 30,
  })
  expect(warnings).toEqual([])
})

test('an empty setting counts as absent', () => {
  expect(loadConfig({ SESSION_SECRET: SECRET, PORT: '', DATABASE_URL: ' ', NODE_ENV: '' }).config).toMatchObject({
    port: 3000,
    databaseUrl: undefined,
    production: false,
  })
})

test('an emptied or cut-off file of the secret is refused, and stays as it is', () => {
  const folder = dataDir()
  const path = join(folder, 'session-secret')
  for (const text of ['', 'cut off', `${' '.repeat(64)}\n`]) {
    writeFileSync(path, text)
    expect(() => loadConfig({ DATA_DIR: folder })).toThrow(/session-secret holds no whole secret/)
    expect(readFileSync(path, 'utf8')).toBe(text)
  }
  rmSync(path)
  expect(loadConfig({ DATA_DIR: folder }).config.sessionSecret).toMatch(/^[\w-]{64}$/)
})

test('the local URL uses the port', () => {
  expect(loadConfig({ SESSION_SECRET: SECRET, PORT: '3001' }).config.publicUrl).toBe('http://localhost:3001')
})

test('all bad settings are named at once', () => {
  const problems = problemsOf({
    PORT: 'http',
    LOG_LEVEL: 'loud',
    PUBLIC_URL: 'carta.example.com',
    LAPSED_MENU_DAYS: '3651',
  })
  expect(problems).toEqual([
    'PORT must be a whole number from 1 to 65535',
    'PUBLIC_URL must be a URL like https://carta.example.com',
    'LOG_LEVEL must be one of: fatal, error, warn, info, debug, trace, silent',
    'LAPSED_MENU_DAYS must be a whole number from 0 to 3650',
  ])
})

test.each([
  ['PORT', '0'],
  ['PORT', '65536'],
  ['PORT', '3000.5'],
  ['PUBLIC_URL', 'https://carta.example.com/menu'],
  ['PUBLIC_URL', 'https://ana:secret@carta.example.com'],
  ['PUBLIC_URL', 'ftp://carta.example.com'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['SMTP_URL', 'mail.example.com'],
  ['MAIL_FROM', 'Sobremesa'],
  ['SESSION_SECRET', 'short'],
  ['SESSION_SECRET_PREVIOUS', 'short'],
  ['SESSION_SECRET', ''],
  ['SESSION_SECRET', ' '.repeat(40)],
  ['TRUST_PROXY', 'yes'],
  ['WORKERS', '0'],
  ['PROCESS_MODE', 'jobs'],
  ['DATABASE_POOL', '4'],
  ['METRICS_TOKEN', 'short'],
  ['RATE_LIMITS', 'no'],
  ['CONNECTIONS_PER_NETWORK', '0'],
  ['NODE_ENV', 'live'],
  ['BACKUP_KEEP', '0'],
  ['STRIPE_SECRET_KEY', 'pk_live_x'],
])('%s=%s is refused', (name, value) => {
  expect(problemsOf({ [name]: value })[0]).toMatch(new RegExp(`^${name} must be `))
})

test('an accepted secret before is another one, beside a present one', () => {
  const previous = 'b'.repeat(32)
  const { config } = loadConfig({ SESSION_SECRET: SECRET, SESSION_SECRET_PREVIOUS: previous })
  expect(config).toMatchObject({ sessionSecret: SECRET, previousSessionSecret: previous })
  expect(loadConfig({ SESSION_SECRET: SECRET, SESSION_SECRET_PREVIOUS: ' ' }).config.previousSessionSecret).toBe(
    undefined,
  )
  expect(problemsOf({ SESSION_SECRET: SECRET, SESSION_SECRET_PREVIOUS: SECRET })).toEqual([
    'SESSION_SECRET_PREVIOUS must be another secret than SESSION_SECRET',
  ])
  expect(problemsOf({ SESSION_SECRET: '', SESSION_SECRET_PREVIOUS: previous })).toEqual([
    expect.stringMatching(/^SESSION_SECRET must be at least 32 characters/),
    'SESSION_SECRET is required with SESSION_SECRET_PREVIOUS',
  ])
})

test('production needs its settings, https and limits', () => {
  expect(
    problemsOf({
      NODE_ENV: 'production',
      SESSION_SECRET: '',
      RATE_LIMITS: 'off',
      PUBLIC_URL: 'http://carta.example.com',
    }),
  ).toEqual([
    expect.stringMatching(/^SESSION_SECRET must be at least 32 characters/),
    'SESSION_SECRET is required in production',
    'SMTP_URL is required in production',
    'MAIL_FROM is required in production',
    'PUBLIC_URL must begin with https:// in production',
    'DATABASE_URL is required in production: a postgresql:// URL, or `embedded` for the PostgreSQL in DATA_DIR',
    'RATE_LIMITS cannot be off in production',
  ])
  expect(problemsOf({ ...PRODUCTION, PUBLIC_URL: 'http://localhost:3000' })).toEqual([])
})

test('incomplete Stripe or S3 settings are an error', () => {
  expect(problemsOf({ STRIPE_SECRET_KEY: 'sk_test_x' })).toEqual([
    'STRIPE_WEBHOOK_SECRET is required with STRIPE_SECRET_KEY',
  ])
  expect(problemsOf({ S3_ENDPOINT: 'https://s3.example.com/b' })).toHaveLength(2)
  expect(problemsOf({ S3_PUBLIC_URL: 'https://img.example.com' })).toContain(
    'S3_ENDPOINT is required with S3_PUBLIC_URL',
  )
})

test('S3 settings name one bucket, which browsers may read where S3_PUBLIC_URL says', () => {
  const s3 = { S3_ENDPOINT: 'https://s3.example.com/b', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' }
  const s3Of = (given: Record<string, string>) => loadConfig({ SESSION_SECRET: SECRET, ...s3, ...given }).config.s3
  expect(s3Of({})).toMatchObject({ region: 'auto', publicUrl: undefined })
  expect(s3Of({ S3_REGION: 'eu-south-2', S3_PUBLIC_URL: 'https://img.example.com/' })).toMatchObject({
    region: 'eu-south-2',
    publicUrl: 'https://img.example.com',
  })
  expect(s3Of({ S3_ENDPOINT: 'https://carta.s3.eu-south-2.amazonaws.com' })).toBeDefined()
  expect(s3Of({ S3_ENDPOINT: 'http://10.0.0.9:9000/carta/' })).toBeDefined()
  for (const wrong of [
    'https://s3.example.com/b/c',
    'https://example.com',
    'http://10.0.0.9:9000',
    'https://k@h.com/b',
  ])
    expect([wrong, problemsOf({ ...s3, S3_ENDPOINT: wrong })[0]]).toEqual([
      wrong,
      'S3_ENDPOINT must end with the name of the bucket, like https://s3.eu-south-2.amazonaws.com/carta',
    ])
  expect(problemsOf({ ...PRODUCTION, ...s3, S3_PUBLIC_URL: 'http://img.example.com' })).toEqual([
    'S3_PUBLIC_URL must begin with https:// in production',
  ])
})

test('production warns of risky settings', () => {
  const { config, warnings } = loadConfig(PRODUCTION)
  expect(config.host).toBe('0.0.0.0')
  expect(warnings.map(warning => warning.split(' ')[0])).toEqual([
    'the',
    'images',
    'BACKUP_DIR',
    'STRIPE_SECRET_KEY',
    'OPERATOR_NAME,',
    'CONTACT_EMAIL',
  ])
})

test('a missing secret is made once, readable by its owner only', () => {
  const DATA_DIR = join(dataDir(), 'new')
  const first = loadConfig({ DATA_DIR }).config.sessionSecret
  expect(first.length).toBeGreaterThanOrEqual(32)
  expect(loadConfig({ DATA_DIR }).config.sessionSecret).toBe(first)
  const path = join(DATA_DIR, 'session-secret')
  expect(readFileSync(path, 'utf8')).toBe(first)
  expect(statSync(path).mode & 0o777).toBe(0o600)
})

test.each(['https://carta.example.com', 'http://carta.example.com', 'http://93.184.216.34', 'https://localhost:3000'])(
  'PUBLIC_URL=%s needs NODE_ENV=production: its developers’ pages would be open',
  PUBLIC_URL => {
    expect(problemsOf({ PUBLIC_URL })).toEqual(['PUBLIC_URL is public: set NODE_ENV=production, or use a local URL'])
  },
)

test.each([
  'http://localhost:3000',
  'http://127.0.0.1',
  'http://[::1]:3000',
  'http://192.168.1.5',
  'http://caja.local',
])('PUBLIC_URL=%s is fine for development', PUBLIC_URL => {
  expect(problemsOf({ SESSION_SECRET: SECRET, PUBLIC_URL })).toEqual([])
})

test('a number of proxies is refused where anybody can reach the port', () => {
  const open = { ...PRODUCTION, TRUST_PROXY: '1' }
  expect(problemsOf(open)[0]).toMatch(/^TRUST_PROXY=1 would believe everybody who reaches 0\.0\.0\.0/)
  expect(problemsOf({ ...open, HOST: '::' })).toHaveLength(1)
  expect(problemsOf({ ...open, HOST: '127.0.0.1' })).toEqual([])
  expect(problemsOf({ ...open, HOST: '::1' })).toEqual([])
  expect(problemsOf({ ...open, TRUST_PROXY: '10.0.0.0/8' })).toEqual([])
})

test.each(['0.0.0.0/0', '::/0', '8.0.0.0/6', '203.0.113.0/24', '2001:db8::/32', '10.0.0.0/7', '10.0.0.1, 0.0.0.0/0'])(
  'TRUST_PROXY=%s would believe strangers where anybody can reach the port',
  TRUST_PROXY => {
    expect(problemsOf({ ...PRODUCTION, TRUST_PROXY })).toHaveLength(1)
    expect(problemsOf({ ...PRODUCTION, TRUST_PROXY })[0]).toMatch(/^TRUST_PROXY=\S+ would believe everybody/)
    expect(problemsOf({ ...PRODUCTION, TRUST_PROXY, HOST: '127.0.0.1' })).toEqual([])
  },
)

test.each(['10.0.0.0/8', '172.16.0.0/12, 192.168.1.0/24', '203.0.113.7', 'fd00::/8, ::1', '2001:db8::7/128'])(
  'TRUST_PROXY=%s names machines or networks of one’s own',
  TRUST_PROXY => expect(problemsOf({ ...PRODUCTION, TRUST_PROXY })).toEqual([]),
)

test.each(['300.1.1.1', '10.0.0.0/33', '::1/129', '1.2.3'])('TRUST_PROXY=%s is no address', TRUST_PROXY => {
  expect(problemsOf({ TRUST_PROXY })[0]).toMatch(/^TRUST_PROXY must be /)
})

test('TRUST_PROXY takes a number of proxies or their IPs', () => {
  const trust = (TRUST_PROXY: string) => loadConfig({ SESSION_SECRET: SECRET, TRUST_PROXY }).config.trustProxy
  expect(trust('10.0.0.0/8, ::1')).toEqual(['10.0.0.0/8', '::1'])
  expect(trust('0')).toBe(false)
  const oneHop = trust('1')
  if (typeof oneHop !== 'function') throw new Error('expected a function')
  expect([oneHop('203.0.113.7', 0), oneHop('203.0.113.7', 1)]).toEqual([true, false])
})

import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { loadConfig } from '#platform/config/config.ts'
import { settings } from '#platform/config/settings.ts'
import { isOfServer, LEFT_OUT } from '../../scripts/lib/slim.ts'

type Service = {
  image: string
  environment: Record<string, string>
  secrets: string[]
  volumes: string[]
  read_only: boolean
  cap_drop: string[]
  command: string[]
  networks: { default: { ipv4_address: string } }
}
type Compose = { services: Record<string, Service>; secrets: Record<string, object>; volumes: Record<string, unknown> }

const read = (path: string): string => readFileSync(path, 'utf8')
const compose = parse(read('deploy/compose/compose.yaml'), { merge: true }) as Compose
const serviceOf = (name: string): Service => compose.services[name]!
const PRODUCTS = ['product-1', 'product-2', 'backup']

/** What an operator puts into the files of secrets. */
const SECRETS: Record<string, string> = {
  'database-url': 'postgresql://sobremesa:secret@postgres/sobremesa',
  'session-secret': 'a secret of at least 32 characters.',
  'smtp-url': 'smtp://user:secret@mail.example.com:587',
}

function secretFile(path: string): string {
  const name = path.split('/').at(-1)!.replaceAll('_', '-')
  const folder = mkdtempSync(join(tmpdir(), 'sobremesa-secrets-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(join(folder, name), `${SECRETS[name]}\n`)
  return join(folder, name)
}

/** Settings as a process gets them, with the files of secrets in a folder of the test. */
const withSecrets = (env: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(env).map(([name, value]) => [name, name.endsWith('_FILE') ? secretFile(value) : value]),
  )

const unknown = (names: string[]): string[] =>
  names.filter(name => !Object.hasOwn(settings.shape, name.replace(/_FILE$/, '')))

test('the settings of the units start the product in production', () => {
  const unit = read('deploy/systemd/sobremesa@.service')
  const fixed = [...unit.matchAll(/^Environment=(.*)$/gm)].map(([, line = '']) => line.replaceAll(' ', '\n')).join('\n')
  const given = parseEnv(`${fixed.replace('%i', '3000')}\n${read('deploy/systemd/settings.example')}`) as Record<
    string,
    string
  >
  expect(unknown(Object.keys(given))).toEqual([])
  const { config, warnings } = loadConfig(withSecrets(given))
  expect(config).toMatchObject({ production: true, host: '127.0.0.1', port: 3000, dataDir: '/srv/sobremesa/data' })
  expect(warnings.filter(warning => !/Stripe|STRIPE|on disk/.test(warning))).toEqual([
    'DATABASE_URL leads to another machine without TLS: add ?sslmode=verify-full',
  ])
  const writable = /^ReadWritePaths=(.*)$/m.exec(unit)?.[1]?.split(' -')
  expect(writable).toEqual([config.dataDir, config.backups?.dir])
})

test.each(PRODUCTS)('the settings of %s in compose start the product in production', name => {
  const { environment } = serviceOf(name)
  const example = parseEnv(read('deploy/compose/example.env')) as Record<string, string>
  Object.assign(example, { S3_SECRET_ACCESS_KEY: 'long', S3_PUBLIC_URL: 'https://images.example.com' })
  const given = Object.fromEntries(
    Object.entries(environment).map(([key, value]) => [
      key,
      value.replaceAll(/\$\{(\w+):[?-]\}/g, (_, variable: string) => example[variable] ?? ''),
    ]),
  )
  expect(unknown(Object.keys(given))).toEqual([])
  expect(loadConfig(withSecrets(given)).config).toMatchObject({
    production: true,
    publicUrl: 'https://carta.example.com',
  })
})

test('in compose each product is read-only, without rights, and believes the proxy alone', () => {
  const proxy = serviceOf('proxy')
  for (const name of PRODUCTS) {
    const { read_only, cap_drop, environment, secrets, volumes } = serviceOf(name)
    expect({ read_only, cap_drop }).toEqual({ read_only: true, cap_drop: ['ALL'] })
    expect(environment['TRUST_PROXY']).toBe(proxy.networks.default.ipv4_address)
    expect(Object.keys(compose.secrets)).toEqual(expect.arrayContaining(secrets))
    expect(Object.keys(compose.volumes)).toEqual(expect.arrayContaining(volumes.map(each => each.split(':')[0])))
  }
  expect(serviceOf('product-1').image).toBe('sobremesa:${RELEASE:-1.0.0}')
})

test('the proxy of compose changes what the documented nginx says, to the addresses of the products', () => {
  const documented = read('docs/nginx/sobremesa.conf')
  const { command } = serviceOf('proxy')
  const changes = [...command.join(' ').matchAll(/-e 's(.)(.*?)\1(.*?)\1'/g)].map(
    ([, , from = '', to = '']) => [from, to] as const,
  )
  expect(changes).toHaveLength(4)
  for (const [from] of changes) expect(documented).toContain(from)
  const targets = changes.map(([, to]) => to)
  for (const name of ['product-1', 'product-2'])
    expect(targets).toContain(`${serviceOf(name).networks.default.ipv4_address}:3000`)
})

test('the image is of the Node of .node-version', () => {
  const version = read('.node-version').trim()
  const images = [...read('deploy/Dockerfile').matchAll(/^FROM (?:--platform=\S+ )?node:(\S+)-bookworm-slim/gm)]
  expect(images.map(([, of]) => of)).toEqual([version, version])
})

test('no server imports a package that a release leaves out', () => {
  const files = globSync('{src,seeds,migrations}/**/*.ts').filter(path => isOfServer(`/${path}`))
  expect(files.length).toBeGreaterThan(400)
  const importsOf = (path: string) => [
    ...read(path).matchAll(/^(?:import|export)(?! type\b)[^']*from '([^'#.][^']*)'/gm),
  ]
  const imported = files.flatMap(path => importsOf(path).map(([, name = '']) => `${path}: ${name}`))
  expect(imported.length).toBeGreaterThan(200)
  const isLeftOut = (line: string) => LEFT_OUT.some(name => line.endsWith(`: ${name}`) || line.includes(`: ${name}/`))
  expect(imported.filter(isLeftOut)).toEqual([])
})

test('no package of a release asks for React, which only the pages need', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { dependencies?: Record<string, string>; peerDependencies?: Record<string, string> }>
  }
  const kept = Object.keys(packages['']!.dependencies!).filter(name => !LEFT_OUT.includes(name))
  expect(kept.length).toBeGreaterThan(20)
  const asksFor = (name: string) => Object.keys(packages[`node_modules/${name}`]!.peerDependencies ?? {})
  expect(kept.filter(name => asksFor(name).includes('react'))).toEqual([])
})

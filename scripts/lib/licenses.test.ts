import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { licenseFaults, type LockedPackage } from './licenses.ts'

const LOCK = join(import.meta.dirname, '../../package-lock.json')
const FROM = { version: '1.0.0', resolved: 'https://registry.npmjs.org/x/-/x-1.0.0.tgz', integrity: 'sha512-x' }
const faultsOf = (name: string, locked: LockedPackage) =>
  licenseFaults({ [`node_modules/${name}`]: { ...FROM, ...locked } }).faults

test('every package that production installs has a license that we may use, and comes from the registry by its hash', () => {
  const { packages } = JSON.parse(readFileSync(LOCK, 'utf8')) as { packages: Record<string, LockedPackage> }
  const { checked, faults } = licenseFaults(packages)
  expect(checked).toBeGreaterThan(100)
  expect(faults).toEqual([])
})

test.each([
  ['a license that is not on the list', 'x', { license: 'AGPL-3.0-only' }, 'x 1.0.0 has the license AGPL-3.0-only'],
  [
    'one of two that both hold',
    'x',
    { license: 'MIT AND GPL-3.0-only' },
    'x 1.0.0 has the license MIT AND GPL-3.0-only',
  ],
  [
    'an exception of another package',
    'x',
    { license: 'LGPL-3.0-or-later' },
    'x 1.0.0 has the license LGPL-3.0-or-later',
  ],
  ['none', 'x', {}, 'x 1.0.0 names no license'],
  [
    'another registry',
    'x',
    { license: 'MIT', resolved: 'https://evil.example/x.tgz' },
    'x 1.0.0 is not from the npm registry by its hash',
  ],
])('%s is a fault', (_, name, locked, fault) => {
  expect(faultsOf(name, locked)).toEqual([fault])
})

test('one of two licenses is enough, an exception holds for its packages, and tools of development are not looked at', () => {
  expect(faultsOf('type-fest', { license: '(MIT OR CC0-1.0)' })).toEqual([])
  expect(faultsOf('@img/sharp-libvips-linux-x64', { license: 'LGPL-3.0-or-later' })).toEqual([])
  expect(faultsOf('@img/sharp-win32-x64', { license: 'Apache-2.0 AND LGPL-3.0-or-later' })).toEqual([])
  expect(faultsOf('x', { license: 'AGPL-3.0-only', dev: true })).toEqual([])
})

test('a folder of ours that production would install is looked at, not the link that stands for it', () => {
  const packages = (folder: LockedPackage) => ({
    'node_modules/ours': { resolved: 'test/ours', link: true },
    'test/ours': folder,
  })
  expect(licenseFaults(packages({ version: '1.0.0', dev: true }))).toEqual({ checked: 0, faults: [] })
  expect(licenseFaults(packages({ version: '1.0.0' })).faults).toEqual(['test/ours 1.0.0 names no license'])
})

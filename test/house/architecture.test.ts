import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { cruise, throwIfTooFewRead } from './cruise.ts'
import { findKnots } from './sibling-folders.ts'

const ROOT = join(import.meta.dirname, '../..')
const CONFIG = join(ROOT, '.dependency-cruiser.cjs')
/** Far fewer than there are, but more than a tool that skips TypeScript would read. */
const FILES_AT_LEAST = 400

/** One deliberate fault of each kind: rule, faulty file, its import. */
const FAULTS: [rule: string, file: string, imported: string][] = [
  ['order:identity', 'src/features/identity/identity.rules.ts', '#features/billing/plans.ts'],
  ['order:theme', 'src/features/theme/late.rules.ts', '#features/restaurants/slugs/slug.rules.ts'],
  ['order:restaurants', 'src/features/restaurants/server/late.ts', '#features/menu/server/index.ts'],
  ['order:accounts', 'src/features/accounts/web/late.tsx', '#features/onboarding/onboarding.rules.ts'],
  ['front-door', 'src/features/menu/server/back-door.ts', '#features/restaurants/server/restaurants.store.ts'],
  ['front-door', 'src/features/menu/server/side-door.ts', '#features/identity/server/users.store.ts'],
  ['front-door', 'src/features/menu/server/people.ts', '#features/restaurants/server/people.ts'],
  ['feature-root-runs-anywhere', 'src/features/menu/sql.rules.ts', '#platform/db/database.ts'],
  ['feature-root-runs-anywhere', 'src/features/restaurants/slugs/sql.rules.ts', '#platform/db/database.ts'],
  ['feature-root-runs-anywhere', 'src/features/menu/react.rules.ts', 'react'],
  ['feature-root-no-node', 'src/features/menu/node.rules.ts', 'node:fs'],
  ['browser-never-server', 'src/features/menu/web/leak.tsx', '../server/index.ts'],
  ['browser-never-server', 'src/ui/sql.ts', 'pg'],
  ['browser-no-node', 'src/ui/node.ts', 'node:path'],
  ['server-never-browser', 'src/features/menu/server/drawn.ts', '#ui/button.tsx'],
  ['platform-knows-no-feature', 'src/platform/feature.ts', '#features/billing/plans.ts'],
  ['app-is-the-top', 'src/features/menu/server/top.ts', '#app/server/api.ts'],
  ['no-climbing', 'src/features/menu/server/dishes/climber.ts', '../../../../platform/db/database.ts'],
  ['no-cycles', 'src/shared/egg.ts', './hen.ts'],
  ['no-dead-imports', 'src/shared/dead.ts', './nowhere.ts'],
]

/** Files that the faults import; they have no faults themselves. */
const SOUND = [
  'src/features/billing/plans.ts',
  'src/features/menu/server/index.ts',
  'src/features/onboarding/onboarding.rules.ts',
  'src/features/restaurants/slugs/slug.rules.ts',
  'src/features/identity/server/people.ts',
  'src/features/identity/server/users.store.ts',
  'src/features/restaurants/server/people.ts',
  'src/features/restaurants/server/restaurants.store.ts',
  'src/platform/db/database.ts',
  'src/ui/button.tsx',
  'src/app/server/api.ts',
]

async function faultyTree(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sobremesa-architecture-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const write = async (path: string, content: string) => {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
  for (const name of ['react', 'pg']) {
    await write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }))
    await write(`node_modules/${name}/index.js`, 'module.exports = 1\n')
  }
  const { imports } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')) as { imports: object }
  await write('package.json', JSON.stringify({ imports, dependencies: { react: '1.0.0', pg: '1.0.0' } }))
  await write('tsconfig.base.json', await readFile(join(ROOT, 'tsconfig.base.json'), 'utf8'))
  for (const path of SOUND) await write(path, 'export const one = 1\n')
  await write('src/features/menu/server/sound.ts', "export { one } from '#features/identity/server/people.ts'\n")
  await write('src/shared/hen.ts', "export { one } from './egg.ts'\n")
  for (const [, path, imported] of FAULTS) {
    await write(path, `import * as other from '${imported}'\nexport const one = other\n`)
  }
  return folder
}

describe('the imports of the product', async () => {
  const { violations, imports } = throwIfTooFewRead(await cruise(ROOT, CONFIG), FILES_AT_LEAST)

  test('keep the rules', () => expect(violations).toEqual([]))

  test('connect folders beside each other in one direction', () => expect(findKnots(imports)).toEqual([]))
})

test('the rules report a deliberate fault of each kind, and nothing else', async () => {
  const { violations } = throwIfTooFewRead(await cruise(await faultyTree(), CONFIG), FAULTS.length)
  const found = violations.map(({ rule, from }) => `${rule} ${from}`)
  for (const [rule, file] of FAULTS) expect(found).toContain(`${rule} ${file}`)
  const faulty = new Set([...FAULTS.map(([, file]) => file), 'src/shared/hen.ts'])
  expect(violations.filter(({ from }) => !faulty.has(from))).toEqual([])
})

test('reading too few files is a failure', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sobremesa-architecture-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const config = join(folder, 'blind.cjs')
  const options = "{ ...rules.options, exclude: { path: '[.]tsx?$' } }"
  await writeFile(
    config,
    `const rules = require(${JSON.stringify(CONFIG)})\nmodule.exports = { ...rules, options: ${options} }\n`,
  )
  const blind = await cruise(ROOT, config)
  expect(blind.violations).toEqual([])
  expect(() => throwIfTooFewRead(blind, FILES_AT_LEAST)).toThrow(/have read 0 files/)
})

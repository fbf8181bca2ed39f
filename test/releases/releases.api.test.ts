import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { restoreBackup } from '#platform/backup/restore.ts'
import { silentLog } from '#platform/log/log.ts'
import { createDiskStorage } from '#platform/storage/disk-storage.ts'
import { newDatabase } from '../databases/new-database.ts'
import { backupOf, faultsOf, readRecording, recordedReleases } from './recording.ts'

const versionOf = (file: string): string => (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version

/** What a release may add beside the one before. */
const EXPANSION = 'ALTER TABLE restaurants ADD COLUMN mood text; ALTER TABLE menu_items ADD COLUMN mood text DEFAULT 7'

/** The data of a release, in the schema of this code. */
async function restored(version: string): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sobremesa-releases-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const connectionString = await newDatabase()
  const target = { connectionString, dataDir, storage: createDiskStorage(dataDir), log: silentLog }
  await restoreBackup(backupOf(version), { ...target, databaseName: `that of ${version}` })
  return connectionString
}

test('the version is one, in the packages, the change log and the recordings', () => {
  const version = versionOf('package.json')
  const [, newest] = /^## \[(\d[^\]]*)\] - \d{4}-\d\d-\d\d$/m.exec(readFileSync('CHANGELOG.md', 'utf8')) ?? []
  expect([versionOf('package-lock.json'), newest]).toEqual([version, version])
  expect(recordedReleases()).toContain(version)
})

test.each(recordedReleases())(
  'what release %s reads and writes of a menu works in the schema of this code: expand, and contract one release later',
  async version => {
    const recording = readRecording(version)
    expect(recording.statements.length).toBeGreaterThan(50)
    const database = await restored(version)
    expect(await faultsOf(database, recording)).toEqual([])
    expect(await faultsOf(database, recording, EXPANSION)).toEqual([])
    for (const [contraction, fault] of [
      ['ALTER TABLE menu_items RENAME COLUMN price TO amount', /column .*price.* does not exist/],
      ['ALTER TABLE categories DROP COLUMN sort_order', /column .*sort_order.* does not exist/],
      [
        'ALTER TABLE menu_items ADD COLUMN kind text NOT NULL DEFAULT 0; ALTER TABLE menu_items ALTER kind DROP DEFAULT',
        /null value in column "kind"/,
      ],
      ['ALTER TABLE menu_items ALTER COLUMN price TYPE numeric(12, 3)', /other values/],
      [`UPDATE menu_items SET translations = '{}'`, /other values/],
    ] as const)
      expect(await faultsOf(database, recording, contraction), contraction).toEqual(
        expect.arrayContaining([expect.stringMatching(fault)]),
      )
  },
)

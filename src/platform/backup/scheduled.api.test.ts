import fs, { statSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { DAY_MS } from '#shared/time.ts'
import { lastBackupAt } from '#platform/installation/installation.store.ts'
import { createTestApp, type TestApp } from '#test/app.ts'
import { backedUp, emptyFolder, OPTIONS } from '#test/backup/backed-up.ts'
import { alsoByName } from '#test/spies/also-by-name.ts'
import { readBackup } from './verify.ts'

async function daily(app: TestApp): Promise<string[]> {
  await app.runJob({ name: 'platform.back-up', options: {} })
  return (await readdir(app.platform.config.backups?.dir ?? '')).toSorted()
}

test('the daily backup is made, read again, noted for all processes, and the newest are kept', async () => {
  const dir = join(emptyFolder(), 'copies')
  const { app } = await backedUp({ env: { BACKUP_DIR: dir, BACKUP_KEEP: '2' } })
  expect(await lastBackupAt(app.platform.db)).toBeUndefined()
  expect(await daily(app)).toEqual(['sobremesa-2027-03-10T110000Z.tar.zst'])
  expect(await lastBackupAt(app.platform.db)).toEqual(app.clock.now())
  writeFileSync(join(dir, 'mine.tar.zst'), '')
  writeFileSync(join(dir, '.sobremesa-2027-03-09T110000Z.tar.zst.part'), 'of a process that was killed')
  for (let day = 0; day < 2; day++) {
    app.clock.advance(DAY_MS)
    await daily(app)
  }
  const kept = ['sobremesa-2027-03-11T110000Z.tar.zst', 'sobremesa-2027-03-12T110000Z.tar.zst']
  expect((await readdir(dir)).toSorted()).toEqual(['mine.tar.zst', ...kept])
  expect(statSync(join(dir, kept[0]!)).mode & 0o777).toBe(0o600)
  expect((await readBackup(join(dir, kept[1]!))).files).toBe(4)
})

test('a daily one that cannot be read again is no backup', async () => {
  const dir = emptyFolder()
  const { app } = await backedUp({ env: { BACKUP_DIR: dir, BACKUP_KEEP: '1' } })
  const good = await daily(app)
  app.clock.advance(DAY_MS)
  const read = alsoByName(vi.spyOn(fs, 'createReadStream'))
  read.mockImplementationOnce(path => fs.createReadStream(path, { end: 100 }))
  await expect(daily(app)).rejects.toThrow(/is no whole backup/)
  expect([await readdir(dir), await lastBackupAt(app.platform.db)]).toEqual([good, OPTIONS.madeAt])
})

test('without BACKUP_DIR no daily one is made', async () => {
  const app = await createTestApp()
  await app.runJob({ name: 'platform.back-up', options: {} })
  expect(await lastBackupAt(app.platform.db)).toBeUndefined()
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { writeBackupFile } from '#platform/backup/backup-file.ts'
import { backupSource } from '#platform/backup/make-backup.ts'
import { overwritePlaces } from '#platform/installation/places.ts'
import { createTestApp } from '#test/app.ts'
import { createWholeAccount } from '#test/house/account-data.world.ts'

export const INSTALLATION = '0190aaaa-bbbb-7ccc-8ddd-eeeeeeeeeeee'
export const OPTIONS = { madeAt: new Date('2027-03-10T11:00:00.000Z'), checkpoint: () => undefined }

export function emptyFolder(): string {
  const path = mkdtempSync(join(tmpdir(), 'sobremesa-backup-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}

/** A database with a row in every table of every feature, a waiting job, files and a secret; and its backup. */
export async function backedUp(given: { env?: Record<string, string> } = {}) {
  const app = await createTestApp(given)
  await createWholeAccount(app, 'Uno')
  await createWholeAccount(app, 'Tab\t«ñ»\\n')
  await app.platform.db.insertInto('installation').values({ id: INSTALLATION }).execute()
  await app.platform.jobs.enqueue(app.platform.db, { name: 'images.measure-missing', options: {} }, {})
  writeFileSync(join(app.platform.config.dataDir, 'session-secret'), 's'.repeat(40))
  const source = app.platform.services.get(backupSource)
  await overwritePlaces(source, INSTALLATION)
  const path = join(emptyFolder(), 'carta.tar.zst')
  const contents = await writeBackupFile(source, path, OPTIONS)
  return { app, path, contents }
}

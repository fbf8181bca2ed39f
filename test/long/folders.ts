import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'

/** A new data folder, removed when the file's tests are over. */
export function dataFolder(): string {
  const path = mkdtempSync(join(tmpdir(), 'sobremesa-long-'))
  chmodSync(path, 0o711)
  after(() => rmSync(path, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }))
  return path
}

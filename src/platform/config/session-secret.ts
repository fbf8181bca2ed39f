import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const FILE = 'session-secret'
/** Others may pass through to `postgres/`, which runs as another user when the product is root, but not look around. */
const DATA_DIR_MODE = 0o711

/**
 * The secret of `DATA_DIR`, made once and readable by its owner alone. Written aside and linked, so that of two first
 * starts at once one secret wins, whole.
 */
export function loadOrCreateSessionSecret(dataDir: string): string {
  const path = join(dataDir, FILE)
  const draft = `${path}.${process.pid}-${randomBytes(6).toString('hex')}`
  mkdirSync(dataDir, { recursive: true, mode: DATA_DIR_MODE })
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  writeFileSync(draft, randomBytes(48).toString('base64url'), { mode: 0o600, flush: true })
  try {
    linkSync(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return readFileSync(path, 'utf8')
}

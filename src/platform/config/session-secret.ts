import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { OperatorError } from '#platform/operator/operator-error.ts'

/**
 * Other users may pass through to `postgres/` (PostgreSQL runs as another user when the product is root), but cannot
 * list the folder.
 */
export const DATA_DIR_MODE = 0o711

const SECRET_MIN = 32

/** At least 32 characters that are not spaces around it. */
export const isLongEnoughSecret = (secret: string): boolean => secret.trim().length >= SECRET_MIN

const SESSION_SECRET = 'session-secret'

/** Signs sessions when SESSION_SECRET is not set outside production. */
export const loadOrCreateSessionSecret = (dataDir: string): string => loadOrCreateSecret(dataDir, SESSION_SECRET)

/** The same for an operator's command, which makes none: another secret than the server's would be of no use. */
export function loadSessionSecret(dataDir: string): string {
  const path = join(dataDir, SESSION_SECRET)
  if (existsSync(path)) return readSecret(path)
  throw new OperatorError(`${path} does not exist: set DATA_DIR or SESSION_SECRET as the server has them`)
}

/** Signs the events of the test provider (3-decisions §4). */
export const loadOrCreatePaymentsSecret = (dataDir: string): string => loadOrCreateSecret(dataDir, 'payments-secret')

/**
 * A secret of `DATA_DIR`, made once, readable by its owner only. It is written to a draft and then linked: when two
 * first starts run at once, one complete secret wins. Throws OperatorError when the file was emptied or cut off.
 */
function loadOrCreateSecret(dataDir: string, file: string): string {
  const path = join(dataDir, file)
  const draft = `${path}.${process.pid}-${randomBytes(6).toString('hex')}`
  mkdirSync(dataDir, { recursive: true, mode: DATA_DIR_MODE })
  try {
    return readSecret(path)
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
  return readSecret(path)
}

function readSecret(path: string): string {
  const secret = readFileSync(path, 'utf8')
  if (isLongEnoughSecret(secret)) return secret
  throw new OperatorError(
    `${path} holds no whole secret: put it back from a backup, or delete it and all sign in again`,
  )
}

import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const FILE = 'demo-password'

/** Long enough to be safe; it fulfills the password rule for every random part. */
const randomPassword = (): string => `Demo-${randomBytes(9).toString('base64url')}-7`

const isCode = (error: unknown, code: string): boolean => (error as NodeJS.ErrnoException).code === code

/**
 * The demo owner's password: made once, kept in `DATA_DIR`, readable by its owner only. It is written to a draft and
 * then linked: when two first starts run at once, one complete password wins (3-decisions §9).
 */
export async function loadOrCreateDemoPassword(dataDir: string): Promise<string> {
  const path = join(dataDir, FILE)
  const kept = await readFile(path, 'utf8').catch((error: unknown) => {
    if (!isCode(error, 'ENOENT')) throw error
  })
  if (kept) return kept.trim()
  const draft = `${path}.${process.pid}-${randomBytes(6).toString('hex')}`
  await mkdir(dataDir, { recursive: true })
  await writeFile(draft, randomPassword(), { mode: 0o600, flush: true })
  try {
    await link(draft, path)
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error
  } finally {
    await rm(draft, { force: true })
  }
  return (await readFile(path, 'utf8')).trim()
}

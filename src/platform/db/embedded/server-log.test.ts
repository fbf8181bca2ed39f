import { linkSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type Account, giveTo } from './account.ts'
import { EmbeddedPostgresError } from './errors.ts'
import { openServerLog } from './server-log.ts'

const us = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 }
const account: Account = { owner: us, spawn: {}, prefix: [] }

function folder() {
  const path = mkdtempSync(join(tmpdir(), 'sobremesa-log-'))
  onTestFinished(() => rmSync(path, { recursive: true }))
  const secret = join(path, 'secret')
  writeFileSync(secret, 'of somebody else', { mode: 0o600 })
  return { log: join(path, 'postgres.log'), secret }
}

test('what was written since is the end of the log; what stood there stays', () => {
  const { log } = folder()
  writeFileSync(log, 'yesterday\n')
  const opened = openServerLog(account, log)
  writeSync(opened.descriptor, 'today\n')
  expect(opened.readTail()).toBe('today\n')
  opened.close()
  expect(readFileSync(log, 'utf8')).toBe('yesterday\ntoday\n')
})

test.each<[kind: string, make: (target: string, path: string) => void]>([
  ['a symbolic link', symlinkSync],
  ['a hard link', linkSync],
])('%s in its place is refused, and the file behind it is not touched', (_, make) => {
  const { log, secret } = folder()
  make(secret, log)
  const before = statSync(secret)
  expect(() => openServerLog(account, log)).toThrow(EmbeddedPostgresError)
  expect(readFileSync(secret, 'utf8')).toBe('of somebody else')
  expect(statSync(secret).mtimeMs).toBe(before.mtimeMs)
})

test('a link never changes the owner of what it leads to', () => {
  const { log, secret } = folder()
  symlinkSync(secret, log)
  const nobody: Account = { owner: { uid: 65_534, gid: 65_534 }, spawn: {}, prefix: [] }
  try {
    giveTo(nobody, log)
  } catch (error) {
    // Only root can change the owner of a file, so other users are not tested.
    expect((error as NodeJS.ErrnoException).code).toBe('EPERM')
  }
  expect(statSync(secret).uid).toBe(us.uid)
})

test('a log that is too long is moved away', () => {
  const { log } = folder()
  writeFileSync(log, 'x'.repeat(5_000_001))
  openServerLog(account, log).close()
  expect([statSync(log).size, statSync(`${log}.1`).size]).toEqual([0, 5_000_001])
})

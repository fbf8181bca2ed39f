import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import { freePort, startProduct } from './product.ts'

const folders: string[] = []
// At the top level, because inside a test it would run when that test ends.
after(() => {
  for (const path of folders) rmSync(path, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
})

/** A new data folder, removed when the file's tests are over. */
export function dataFolder(): string {
  const path = mkdtempSync(join(tmpdir(), 'sobremesa-long-'))
  chmodSync(path, 0o711)
  folders.push(path)
  return path
}

let template: Promise<string> | undefined

async function makeTemplate(): Promise<string> {
  const path = dataFolder()
  const product = startProduct({ dataDir: path, port: await freePort() })
  await product.ready()
  assert.equal(await product.end('SIGTERM'), 0, product.output())
  return path
}

/** A data folder with the demo, of a product that has stopped normally: made once per file, then copied. */
export async function seededFolder(): Promise<string> {
  template ??= makeTemplate()
  const path = dataFolder()
  // `cp -a` keeps the owner; Node's own copy would give the database's files to root.
  assert.equal(spawnSync('cp', ['-a', `${await template}/.`, path], { stdio: 'inherit' }).status, 0)
  return path
}

// Plain JavaScript for Node 20: programs that are no npm packages, found on the PATH or installed by apt as root.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run, say } from './bootstrap.mjs'

/** The first of these commands that is on the PATH; undefined when none is. */
export function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap(name => folders.map(folder => join(folder, name))).find(path => existsSync(path))
}

const isRoot = () => process.getuid?.() === 0

/** A fresh machine may be installing its own updates, and a mirror may stumble. */
const PATIENCE = ['-o', 'DPkg::Lock::Timeout=300', '-o', 'Acquire::Retries=3']

/** Installs a Debian package; answers whether that worked. It needs apt and root. */
export async function aptInstall(name) {
  if (!isRoot() || !onPath(['apt-get'])) return false
  say(`Installing ${name} (Debian package) …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const options = { env, stdio: ['ignore', 'ignore', 'inherit'] }
  await run('apt-get', [...PATIENCE, 'update', '-q'], options)
  return (await run('apt-get', [...PATIENCE, 'install', '-q', '-y', '--no-install-recommends', name], options)) === 0
}

import { spawnSync } from 'node:child_process'
import { existsSync, lchownSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { failure } from './errors.ts'

type Owner = { uid: number; gid: number }
/**
 * The user that runs PostgreSQL: `spawn` are options for Node, `prefix` stands before the command. Both are empty when
 * the product is not root.
 */
export type Account = { owner?: Owner; spawn: { uid?: number; gid?: number }; prefix: string[] }

const NOBODY = 65534
/** Docker grants root only the second one. */
const CAPABILITIES = ['dac_read_search', 'dac_override']

/**
 * PostgreSQL refuses to run as root. As root, we run it as the owner of the data, or as `nobody`. When that user cannot
 * reach the files (they are below /root), it gets one capability: to search folders, not to write. PostgreSQL checks
 * its own binary with access(2), which ignores capabilities unless `no_setuid_fixup` is set.
 */
export function chooseAccount(dataDir: string, postgres: string): Account {
  if (process.getuid?.() !== 0) return { spawn: {}, prefix: [] }
  const owner = ownerOf(dataDir)
  const probe = ['/bin/sh', '-c', 'cd "$1" && exec "$0" --version', postgres, dataDir]
  if (succeeds(probe, owner)) return { owner, spawn: owner, prefix: [] }
  for (const capability of CAPABILITIES) {
    const prefix = withCapability(owner, capability)
    if (succeeds([...prefix, ...probe])) return { owner, spawn: {}, prefix }
  }
  throw failure(
    `PostgreSQL cannot run as root, and user ${owner.uid} cannot use ${postgres} and ${dataDir}: start the product as another user or set DATABASE_URL`,
  )
}

/**
 * Gives a file that root has made to the user that runs PostgreSQL. That user may write to the folder and could have
 * replaced the file by a link, so links are never followed: otherwise any file of the machine could become theirs.
 */
export function giveTo(account: Account, path: string): void {
  if (account.owner) lchownSync(path, account.owner.uid, account.owner.gid)
}

function ownerOf(dataDir: string): Owner {
  const made = join(dataDir, 'postgres')
  const { uid, gid } = statSync(existsSync(made) ? made : dataDir)
  return { uid: uid || NOBODY, gid: gid || NOBODY }
}

const succeeds = ([command = '', ...args]: string[], as: Partial<Owner> = {}) =>
  spawnSync(command, args, { ...as, stdio: 'ignore' }).status === 0

const withCapability = ({ uid, gid }: Owner, capability: string) => [
  'setpriv',
  `--reuid=${uid}`,
  `--regid=${gid}`,
  '--clear-groups',
  '--securebits=+no_setuid_fixup',
  `--inh-caps=+${capability}`,
  `--ambient-caps=+${capability}`,
]

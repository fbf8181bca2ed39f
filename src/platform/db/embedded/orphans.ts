import { spawnSync } from 'node:child_process'
import { readdirSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { failure } from './errors.ts'
import { isWindows, readText, until } from './system.ts'

const STOP_LIMIT_MS = 30_000

/**
 * Ends what a killed watchdog or a killed postmaster left behind: a whole server, or backends that are still busy, for
 * which a new server would wait. A live pid in the lock file proves nothing, because pids are used again.
 */
export async function stopOrphans(data: string): Promise<void> {
  const postmaster = Number.parseInt(readText(join(data, 'postmaster.pid')))
  if (!postmaster || isWindows) return
  const pids = () => serverPids(data, postmaster)
  const found = pids()
  const isWhole = found.includes(postmaster)
  for (const pid of isWhole ? [postmaster] : found) sendSignal(pid, isWhole ? 'SIGINT' : 'SIGQUIT')
  if (await until(() => pids().length === 0, STOP_LIMIT_MS)) return
  throw failure(`PostgreSQL (pid ${found.join(', ')}) does not stop`)
}

/** The processes of a server on this data folder; elsewhere than on Linux, only its first one. */
function serverPids(data: string, postmaster: number): number[] {
  if (process.platform === 'linux')
    return readdirSync('/proc')
      .filter(pid => isServerOf(data, pid))
      .map(Number)
  const { stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(postmaster)], { encoding: 'utf8' })
  return stdout.includes(data) ? [postmaster] : []
}

function isServerOf(data: string, pid: string): boolean {
  try {
    return readText(`/proc/${pid}/comm`) === 'postgres\n' && readlinkSync(`/proc/${pid}/cwd`) === data
  } catch {
    return false
  }
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended meanwhile.
  }
}

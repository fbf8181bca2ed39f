import { readFileSync } from 'node:fs'

/** Bytes of a process and of the programs that it started; 0 where the system does not tell. */
export function memoryOf(pid: number): number {
  try {
    const kilobytes = Number(/VmRSS:\s+(\d+)/u.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
    const below = children === '' ? [] : children.split(' ').map(Number)
    return kilobytes * 1024 + below.reduce((sum, child) => sum + memoryOf(child), 0)
  } catch {
    return 0
  }
}

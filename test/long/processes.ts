import { readFileSync } from 'node:fs'

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
/** Hundredths of a second of processor that a process has used. */
export const ticksOf = (pid: number): number => {
  const fields = read(`/proc/${pid}/stat`).split(') ')[1]?.split(' ') ?? []
  return Number(fields[11] ?? 0) + Number(fields[12] ?? 0)
}
/** What a process was started with. */
export const commandOf = (pid: number): string => read(`/proc/${pid}/cmdline`)

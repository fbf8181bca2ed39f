import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'

/** Clock ticks a second of `/proc`, on every Linux that Node runs on. */
const TICKS_PER_S = 100
const run = promisify(execFile)

export type Slice = { requests: number; perSecond: number; cpuSeconds: number }

/** Seconds of processor that a process has used, all threads. */
function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_S
}

/** Loads one URL for some seconds with 32 connections of one `wrk`. Throws when an answer is not 2xx. */
export async function load(pid: number, url: string, seconds: number, headers: string[]): Promise<Slice> {
  const before = cpuOf(pid)
  const { stdout } = await run('wrk', [
    '-t1',
    '-c32',
    `-d${seconds}s`,
    ...headers.flatMap(header => ['-H', header]),
    url,
  ])
  const cpuSeconds = cpuOf(pid) - before
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url}:\n${stdout}`)
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1])
  return { requests, perSecond, cpuSeconds }
}

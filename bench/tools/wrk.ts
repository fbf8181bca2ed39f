import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { promisify } from 'node:util'

const NS_PER_S = 1e9
const run = promisify(execFile)

export type Slice = { requests: number; perSecond: number; cpuSeconds: number }

/** Seconds of processor that the threads of a process have used; the clock ticks of `stat` are hundredths. */
function cpuOf(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`)
  const used = threads.map(thread => Number.parseInt(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8'), 10))
  return used.reduce((sum, ns) => sum + ns, 0) / NS_PER_S
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

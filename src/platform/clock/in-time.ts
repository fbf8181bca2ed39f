import { setTimeout as wait } from 'node:timers/promises'

/** Whoever asks how a process is must not wait for TCP time-outs. */
const ANSWER_MS = 2000

/** The result of `work`; rejects after two seconds without one. */
export async function inTime<T>(work: () => Promise<T>): Promise<T> {
  const late = new AbortController()
  const silence = wait(ANSWER_MS, undefined, { ref: false, signal: late.signal }).then(() => {
    throw new Error('no answer in time')
  })
  try {
    return await Promise.race([work(), silence])
  } finally {
    silence.catch(() => undefined)
    late.abort()
  }
}

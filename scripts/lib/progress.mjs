// Plain JavaScript for Node 20: shows during long steps that they are still running.
import { say } from './bootstrap.mjs'

const EVERY_MS = 10_000

/** Prints every ten seconds how long a step has been running, until it ends. */
export async function reporting(work) {
  const began = Date.now()
  const timer = setInterval(() => say(`  … ${Math.round((Date.now() - began) / 1000)} s`), EVERY_MS)
  try {
    return await work
  } finally {
    clearInterval(timer)
  }
}

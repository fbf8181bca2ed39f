// Plain JavaScript for Node 20: long steps say that they are alive.
import { say } from './bootstrap.mjs'

const EVERY_MS = 10_000

/** Prints how long a step has taken, every ten seconds until it ends. */
export async function reporting(work) {
  const began = Date.now()
  const timer = setInterval(() => say(`  … ${Math.round((Date.now() - began) / 1000)} s`), EVERY_MS)
  try {
    return await work
  } finally {
    clearInterval(timer)
  }
}

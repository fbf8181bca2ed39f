// Plain JavaScript for Node 20: runs the server on Node 24 and answers its exit status.
import { availableParallelism } from 'node:os'
import { environment, node24, run } from './bootstrap.mjs'

/** argon2, sharp and file reads share libuv's threads; four are too few for the limits of the first two together. */
const threads = () => String(process.env.UV_THREADPOOL_SIZE || Math.max(8, availableParallelism() * 3))

/**
 * glibc keeps large blocks in the memory of each thread that has once freed one: 20 MB for each that has hashed a
 * password. From this size on they are given back (decision 0232); other allocators do not read it.
 */
const GIVEN_BACK_BYTES = '4000000'

/**
 * On a machine with much memory V8 lets the young objects' space grow to 134 MB and keeps it; what an answer makes is
 * gone long before. The bound of the old space also says how early its garbage is collected: without it, 50 MB in use
 * grew to 570 before the first collection (decision 0238).
 */
const NODE_ARGUMENTS = ['--max-semi-space-size=16', '--max-old-space-size=768']

/**
 * Runs a file of the product until it ends. `ipc`: when this process is killed, the channel closes, and the server
 * stops instead of keeping its port.
 */
export const serve = (file, { nodeArguments = [], args = [] } = {}) =>
  run(node24, [...NODE_ARGUMENTS, ...nodeArguments, file, ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { MALLOC_MMAP_THRESHOLD_: GIVEN_BACK_BYTES, ...environment(), UV_THREADPOOL_SIZE: threads() },
  })

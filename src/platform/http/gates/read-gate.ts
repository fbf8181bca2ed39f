import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createAllowance } from '#platform/limits/allowance.ts'
import { overloaded } from '#platform/limits/gate.ts'
import { createKeyedGate } from '#platform/limits/keyed-gate.ts'

/** Reads of one owner and their people: as many as they have connections, and more than a full team waits for. */
const OF_OWNER = { atOnce: 4, queue: 40 }
/**
 * Bytes of JSON that one owner and their people read. A list of 1 MB takes 10 ms of the thread that answers everybody,
 * so this is a hundredth of it; a carta of 40 dishes is 30 KB.
 */
const READ = { burst: 8_000_000, perS: 1_000_000 }
/** So long a call waits until its owner may read more. */
const PATIENCE_MS = 8000

/** Lets the reads of one owner be no more than a share of everybody's. */
export type ReadGate = {
  /** Runs the read of a call, its answer included, in its turn. Throws 503 when its owner reads too much. */
  run<T>(reader: { ownerId: string; request: FastifyRequest }, work: () => Promise<T>): Promise<T>
}

/** `pause` waits so many milliseconds. */
export function createReadGate(fastify: FastifyInstance, pause = (ms: number): Promise<unknown> => wait(ms)): ReadGate {
  const ofOwner = createKeyedGate(OF_OWNER, overloaded)
  const read = createAllowance(READ)
  const readers = new WeakMap<FastifyRequest, string>()

  fastify.addHook('onSend', (request, _reply, payload, done) => {
    const ownerId = readers.get(request)
    if (ownerId !== undefined && typeof payload === 'string') read.use(ownerId, payload.length)
    done(null, payload)
  })

  return {
    run: ({ ownerId, request }, work) =>
      ofOwner([ownerId], async () => {
        const owed = read.owedMs(ownerId)
        if (owed > PATIENCE_MS) throw overloaded()
        if (owed > 0) await pause(owed)
        readers.set(request, ownerId)
        return work()
      }),
  }
}

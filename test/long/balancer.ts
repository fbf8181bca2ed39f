import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Product } from './product.ts'

const CHECK_EVERY_MS = 100
const CONNECTIONS = 16
/** Nothing is sent while no process is healthy: on a busy machine a health call may be late. */
const PATIENCE_MS = 20_000
export const NOBODY = 'no process is healthy'

export type Call = { method: string; path: string; headers?: Record<string, string>; body?: string }
/** `status` 0: the connection was refused or broke. */
export type Outcome = { status: number; text: string; why?: string }

/**
 * What a load balancer with health checks and kept connections does, and not more: it sends each request once, to one
 * of the processes that were healthy at the last look, and never again.
 */
export function createBalancer() {
  const targets = new Map<Product, { agent: Agent; isUp: boolean }>()
  let turn = 0
  let isOver = false

  async function check(product: Product): Promise<void> {
    while (!isOver && targets.has(product)) {
      const answer = await fetch(`${product.url}/api/health`, { headers: { connection: 'close' } }).catch(
        () => undefined,
      )
      const target = targets.get(product)
      if (target) target.isUp = answer?.ok === true
      await wait(CHECK_EVERY_MS)
    }
  }

  function send(product: Product, agent: Agent, { method, path, headers, body }: Call): Promise<Outcome> {
    const { promise, resolve } = Promise.withResolvers<Outcome>()
    const failed = (error: Error) => resolve({ status: 0, text: '', why: `${method} ${path}: ${error.message}` })
    const asked = request(product.url + path, { agent, method, headers }, answer => {
      let text = ''
      answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text })).on('error', failed)
    })
    asked.on('error', failed).end(body)
    return promise
  }

  return {
    add: (product: Product) => {
      targets.set(product, {
        agent: new Agent({ keepAlive: true, maxSockets: CONNECTIONS }),
        isUp: false,
      })
      void check(product)
    },
    remove: (product: Product) => {
      targets.get(product)?.agent.destroy()
      targets.delete(product)
    },
    isUp: (product: Product) => targets.get(product)?.isUp === true,
    ask: async (call: Call): Promise<Outcome> => {
      for (const limit = performance.now() + PATIENCE_MS; performance.now() < limit; await wait(CHECK_EVERY_MS)) {
        const up = [...targets].filter(([, { isUp }]) => isUp)
        const chosen = up[turn++ % Math.max(1, up.length)]
        if (chosen) return send(chosen[0], chosen[1].agent, call)
      }
      return { status: 0, text: '', why: NOBODY }
    },
    close: () => {
      isOver = true
      for (const product of targets.keys()) targets.get(product)?.agent.destroy()
    },
  }
}

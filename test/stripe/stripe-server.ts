import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { faultsOf } from './check-shape.ts'
import { parseForm } from './form.ts'
import { rollForward } from './stripe-billing.ts'
import { ROUTES } from './stripe-routes.ts'
import { shapeOf } from './shapes.ts'
import { Refused } from './stripe-route.ts'
import { createStripeWorld, type StripeWorld } from './stripe-world.ts'

export type StripeRequest = { method: string; path: string; params: Record<string, unknown>; key: string | undefined }
export type StripeServer = {
  api: { protocol: 'http'; host: string; port: number }
  world: StripeWorld
  /** Every request that was understood, in order. */
  requests: StripeRequest[]
  /** The next requests answer this in place of what they ask for; `hangUp` closes the connection. */
  failNext(failure: StripeFailure, times?: number): void
  /** Answers one request, then fails as `failNext` does. */
  failAfter(requests: number, failure: StripeFailure): void
}
export type StripeFailure = { status: number; error: Record<string, unknown> } | 'hangUp'

const invalid = (message: string, status = 400): Refused =>
  new Refused(status, { type: 'invalid_request_error', message })

/**
 * A Stripe of our own on this machine, with products, checkouts and subscriptions in memory. What it is asked, and what
 * it answers, is checked against the types of the `stripe` package: an unknown parameter is 400, as it is there.
 */
export async function startStripe(): Promise<StripeServer> {
  const world = createStripeWorld()
  const requests: StripeRequest[] = []
  const failures: (StripeFailure | undefined)[] = []
  const answers = new Map<string, { asked: string; answer: unknown }>()

  function answer(request: StripeRequest): unknown {
    const route = ROUTES.find(each => each.method === request.method && each.path.test(request.path))
    if (!route) throw invalid(`no such call: ${request.method} ${request.path}`, 404)
    rollForward(world)
    const [, ...ids] = (route.path.exec(request.path) ?? []).map(part => part ?? '')
    const faults = faultsOf(shapeOf(route.resource, route.params), request.params, 'form')
    if (faults.length > 0) throw invalid(`${request.method} ${request.path}: ${faults.join('; ')}`)
    const asked = JSON.stringify([request.method, request.path, request.params])
    const before = request.key === undefined ? undefined : answers.get(request.key)
    if (before && before.asked !== asked)
      throw new Refused(400, { type: 'idempotency_error', message: 'other parameters' })
    if (before) return before.answer
    const found = route.answer(world, request.params, ids)
    if (found === undefined)
      throw new Refused(404, { type: 'invalid_request_error', code: 'resource_missing', message: 'no such object' })
    for (const object of route.list ? (found as { data: unknown[] }).data : [found]) {
      const wrong = faultsOf(shapeOf(route.resource, route.object), object, 'json')
      if (wrong.length > 0) throw new Error(`our own answer is wrong: ${wrong.join('; ')}`)
    }
    if (request.key !== undefined && request.method === 'POST') answers.set(request.key, { asked, answer: found })
    return found
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://stripe')
    const body = await text(request)
    const failure = failures.shift()
    if (failure === 'hangUp') return void request.socket.destroy()
    const send = (status: number, content: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content))
    if (failure) return void send(failure.status, { error: failure.error })
    const method = request.method ?? 'GET'
    const asked = {
      method,
      path: url.pathname.replace('/v1/', ''),
      params: parseForm(method === 'POST' ? body : url.search.slice(1)),
      key: request.headers['idempotency-key']?.toString(),
    }
    try {
      const found = answer(asked)
      requests.push(asked)
      send(200, found)
    } catch (error) {
      if (error instanceof Refused) send(error.status, { error: error.error })
      else send(500, { error: { type: 'api_error', message: String(error) } })
    }
  }

  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return {
    api: { protocol: 'http', host: '127.0.0.1', port },
    world,
    requests,
    failAfter: (count, failure) => failures.push(...Array.from({ length: count }, () => undefined), failure),
    failNext: (failure, times = 1) => failures.push(...Array.from({ length: times }, () => failure)),
  }
}

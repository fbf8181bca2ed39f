import { expect, test } from 'vitest'
import { createTestApp } from '#test/app.ts'

type Json = { [key: string]: Json } | Json[] | string | number | boolean | null
type Operation = {
  operationId: string
  parameters: { name: string; in: string }[]
  requestBody?: { content: Record<string, object> }
  responses: Record<string, object>
}
type Document = {
  openapi: string
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  security: object[]
  components: { schemas: Record<string, object>; securitySchemes: Record<string, object> }
}

async function world() {
  const app = await createTestApp()
  const answer = await app.request({ path: '/api/openapi.json' })
  expect(answer.status).toBe(200)
  return { app, document: JSON.parse(answer.text) as Document, text: answer.text }
}

/** Every value of `$ref` in a document. */
function refsIn(json: Json): string[] {
  if (typeof json !== 'object' || json === null) return []
  return Object.entries(json).flatMap(([key, value]) =>
    key === '$ref' && typeof value === 'string' ? [value] : refsIn(value),
  )
}

test('it lists every bound call, and nothing else', async () => {
  const { app, document } = await world()
  expect(document.openapi).toBe('3.1.0')
  expect(document.servers).toEqual([{ url: '/api' }])
  const printed = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { operationId }]) => `${method} ${path} ${operationId}`),
  )
  const bound = app.router.endpoints.map(
    ({ method, path, name }) => `${method.toLowerCase()} ${path.replace(/:(\w+)/g, '{$1}')} ${name}`,
  )
  expect(printed.sort()).toEqual(bound.sort())
  expect(new Set(bound.map(line => line.split(' ')[2])).size).toBe(bound.length)
})

test('everything that it refers to exists: schemas, path parameters, the file', async () => {
  const { app, document, text } = await world()
  const refs = new Set(refsIn(JSON.parse(text) as Json))
  expect(refs.size).toBeGreaterThan(3)
  for (const ref of refs) {
    const name = /^#\/components\/schemas\/(\w+)$/.exec(ref)?.[1]
    expect([ref, name && document.components.schemas[name]]).toEqual([ref, expect.any(Object)])
  }
  for (const { path, method, file, body, rawBody = [], status, writes } of app.router.endpoints) {
    const at = path.replace(/:(\w+)/g, '{$1}')
    const operation = document.paths[at]?.[method.toLowerCase()]
    const inPath = operation?.parameters.filter(one => one.in === 'path').map(one => one.name)
    expect([at, inPath]).toEqual([at, [...path.matchAll(/:(\w+)/g)].map(match => match[1])])
    const types = Object.keys(operation?.requestBody?.content ?? {})
    expect([at, types]).toEqual([at, body ? ['application/json', ...(file ? ['multipart/form-data'] : [])] : rawBody])
    const refusals = writes ? ['403', '4XX', 'default'] : ['4XX', 'default']
    expect([at, Object.keys(operation?.responses ?? {})]).toEqual([at, [String(status ?? 200), ...refusals]])
  }
})

test('it names the cookie of a session, and the headers that calls take', async () => {
  const { app, document } = await world()
  const owner = await app.signUp()
  const { session } = document.components.securitySchemes as { session: { type: string; in: string; name: string } }
  expect(session).toMatchObject({ type: 'apiKey', in: 'cookie' })
  expect(document.security).toEqual([{ session: [] }, {}])
  expect(owner.jar.header('/api')).toContain(`${session.name}=`)
  const headersOf = (path: string, method: string) =>
    document.paths[path]?.[method]?.parameters.filter(one => one.in === 'header').map(({ name }) => name)
  expect(headersOf('/categories/{id}/items', 'post')).toEqual(['Idempotency-Key'])
  expect(headersOf('/menu/items/{id}', 'put')).toEqual(['Idempotency-Key', 'If-Match'])
  expect(headersOf('/menu/items/{id}', 'get')).toEqual([])
})

import { expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { NAMES_MAX } from '#shared/fields/json-names.ts'
import { createTestApp } from './app.ts'

const LOGIN = { method: 'POST', path: '/api/auth/login' } as const

test('a body that is neither JSON nor multipart is 415, text included', async () => {
  const app = await createTestApp()
  for (const type of ['text/plain', 'text/plain;charset=UTF-8', 'text/xml', 'application/x-www-form-urlencoded']) {
    const answer = await app.request({ ...LOGIN, body: '{}', headers: { 'content-type': type } })
    expect([type, answer.status, answer.code]).toEqual([type, 415, 'unsupported_media_type'])
  }
})

test('a body of any depth is validated, never a 500', async () => {
  const app = await createTestApp()
  for (const [open, close, times] of [
    ['[', ']', 100_000],
    ['{"a":', '}', 40_000],
  ] as const) {
    const body = `{"a":${open.repeat(times)}1${close.repeat(times)}}`
    expect(await app.request({ ...LOGIN, body })).toMatchObject({
      status: 400,
      code: 'validation',
    })
  }
})

test('an empty body is an absent one, whatever type it has been given', async () => {
  const app = await createTestApp()
  const owner = await app.signUp()
  const path = '/api/restaurants/verify-all-status'
  expect((await app.request({ method: 'PUT', path, as: owner, body: '' })).status).toBe(200)
  expect(await app.request({ ...LOGIN, body: '' })).toMatchObject({
    status: 400,
    code: 'validation',
  })
})

test('escaped characters that cannot be stored are refused in JSON strings too', async () => {
  const app = await createTestApp()
  const owner = await app.signUp()
  for (const address of [String.raw`{"stre\u0000et":"Mayor"}`, String.raw`{"street":"\ud800"}`]) {
    const multipart = { fields: { name: 'Casa Nueva', address } }
    const answer = await app.request({ method: 'POST', path: '/api/restaurants', as: owner, multipart })
    expect([answer.status, answer.errors]).toEqual([400, { address: expect.any(String) }])
  }
})

test('what may not be stored is refused in JSON and multipart alike, also under a name that nobody reads', async () => {
  const app = await createTestApp()
  const owner = await app.signUp()
  const fields = { name: 'Casa Nueva', unread: 'a\0b' }
  for (const sent of [{ body: fields }, { multipart: { fields } }]) {
    const answer = await app.request({ method: 'POST', path: '/api/restaurants', as: owner, ...sent })
    expect([answer.status, answer.code]).toEqual([400, 'bad_text'])
  }
})

test('below /api there are no pages: the answer is in the envelope', async () => {
  const app = await createTestApp()
  for (const path of ['/api', '/api/', '/api/nada', '/assets', '/dev', '/.well-known/x']) {
    const answer = await app.request({ path })
    expect([path, answer.status, answer.code]).toEqual([path, 404, 'not_found'])
  }
})

/** Names of all fields of a JSON schema, at any depth. */
const namesIn = (schema: unknown): string[] =>
  typeof schema !== 'object' || schema === null
    ? []
    : Object.entries(schema).flatMap(([key, inner]) =>
        key === 'properties'
          ? [...Object.keys(inner as object), ...Object.values(inner as object).flatMap(namesIn)]
          : namesIn(inner),
      )

test('JSON with more names than all calls together know is refused before it is parsed', async () => {
  const app = await createTestApp()
  const schemas = app.router.endpoints.flatMap(({ body }) => body ?? [])
  const known = new Set(schemas.flatMap(body => namesIn(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }))))
  expect(known.size).toBeGreaterThan(50)
  expect(known.size).toBeLessThan(NAMES_MAX)
  const parse = vi.spyOn(JSON, 'parse')
  onTestFinished(() => void parse.mockRestore())
  const body = JSON.stringify(
    Object.fromEntries(Array.from({ length: NAMES_MAX + 1 }, (_, at) => [`strange ${at}`, 1])),
  )
  const { status, code } = await app.request({ ...LOGIN, body })
  expect([status, code]).toEqual([400, 'bad_json'])
  const multipart = { fields: { name: 'Casa Nueva', address: body } }
  const beside = await app.request({ method: 'POST', path: '/api/restaurants', as: await app.signUp(), multipart })
  expect([beside.status, beside.errors]).toEqual([400, { address: expect.any(String) }])
  expect(parse.mock.calls.filter(([text]) => text === body)).toEqual([])
})

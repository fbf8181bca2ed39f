import { beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { endpoint, nothing } from '#shared/endpoint.ts'
import { call } from './client.ts'

const createNote = endpoint({
  name: 'notes.create',
  summary: 'Create a note',
  method: 'POST',
  path: '/notes',
  body: z.object({ text: z.string() }),
  answer: nothing,
  status: 201,
})
const readNote = endpoint({ name: 'notes.get', summary: 'A note', method: 'GET', path: '/notes', answer: nothing })

const server = vi.fn<(url: string, request: RequestInit) => Promise<Response>>()
const created = async () => Response.json({ success: true, data: null }, { status: 201 })
const keys = () => server.mock.calls.map(([, { headers }]) => new Headers(headers).get('idempotency-key'))
const create = (text: string) => call(createNote, { body: { text } })

beforeEach(() => {
  server.mockReset().mockImplementation(created)
  vi.stubGlobal('fetch', server)
})

test('each wish has a key of its own, and what creates nothing has none', async () => {
  await create('one')
  await create('one')
  await call(readNote, {})
  const [first, second, none] = keys()
  expect(first).toMatch(/^[0-9a-f-]{36}$/)
  expect(second).not.toBe(first)
  expect(none).toBeNull()
})

test('after a lost answer the same input is the same wish, until it is answered', async () => {
  server.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(create('two')).rejects.toMatchObject({ status: 0 })
  await create('other')
  await create('two')
  await create('two')
  const creations = keys().filter(key => key !== null)
  expect(creations[2]).toBe(creations[0])
  expect(new Set(creations).size).toBe(3)
})

test('a refusal ends a wish', async () => {
  server.mockResolvedValueOnce(Response.json({ success: false, code: 'validation' }, { status: 400 }))
  await expect(create('three')).rejects.toMatchObject({ status: 400 })
  await create('three')
  const [first, second] = keys()
  expect(second).not.toBe(first)
})

test('a refresh of the session keeps the key', async () => {
  server.mockResolvedValueOnce(Response.json({ success: false, code: 'unauthenticated' }, { status: 401 }))
  await create('four')
  const [first, , again] = keys()
  expect(again).toBe(first)
})

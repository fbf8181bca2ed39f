import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { endpoint, nothing } from '#shared/endpoint.ts'
import { imageFile } from '#shared/image-file.ts'
import { FakeXhr, fakeUploads } from '#test/browser/fake-xhr.ts'
import { connection } from '#ui/connection/connection.ts'
import { call } from './client.ts'

const saveDish = endpoint({
  name: 'notes.photo',
  summary: 'A note with a photo',
  method: 'PUT',
  path: '/notes',
  body: z.object({ text: z.string() }),
  answer: nothing,
  takesKey: true,
  file: imageFile('image'),
})
const saveText = endpoint({ name: 'notes.text', summary: 'A note', method: 'PUT', path: '/notes', answer: nothing })
const DONE = { status: 200, body: { success: true, data: null } }
const BUSY = {
  status: 503,
  body: { success: false, code: 'unavailable', message: 'Ocupado.' },
  headers: { 'retry-after': '5' },
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', globalThis)
  fakeUploads()
  onTestFinished(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
})

/** A save with a photo, and how it ends. */
function savePhoto(signal?: AbortSignal) {
  const parts: number[] = []
  const ended = call(saveDish, {
    body: { text: 'Flan' },
    file: new Blob(['photo']),
    onProgress: part => parts.push(part),
    ...(signal && { signal }),
  }).then(
    () => 'stored',
    (error: unknown) => error,
  )
  return { ended, parts }
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const keys = () => new Set(FakeXhr.all.map(({ headers }) => headers['idempotency-key']))

test('after the last byte an answer is waited for a minute, not ten seconds', async () => {
  const { ended, parts } = savePhoto()
  await pass(0)
  FakeXhr.last.progress(0.5)
  FakeXhr.last.lastByte()
  await pass(59_000)
  FakeXhr.last.answer(DONE)
  expect(await ended).toBe('stored')
  expect(FakeXhr.all).toHaveLength(1)
  expect(parts).toEqual([0.5, 1])
})

test('without an answer the same wish is sent three times, then it is told; the connection is not lost', async () => {
  const { ended } = savePhoto()
  for (let tries = 1; tries <= 3; tries++) {
    await pass(1)
    expect(FakeXhr.all).toHaveLength(tries)
    FakeXhr.last.lastByte()
    await pass(60_000)
  }
  expect(await ended).toMatchObject({ status: 503, message: 'La foto no ha llegado. Inténtalo de nuevo.' })
  expect(keys().size).toBe(1)
  expect(connection.isLost()).toBe(false)
})

test('a proxy that gave up and a busy server are asked again, when they say, with the same key', async () => {
  const { ended } = savePhoto()
  await pass(0)
  FakeXhr.last.lastByte()
  FakeXhr.last.answer({ status: 504, body: {} })
  await pass(1)
  expect(FakeXhr.all).toHaveLength(2)
  FakeXhr.last.lastByte()
  FakeXhr.last.answer(BUSY)
  await pass(4900)
  expect(FakeXhr.all).toHaveLength(2)
  await pass(200)
  expect(FakeXhr.all).toHaveLength(3)
  FakeXhr.last.lastByte()
  FakeXhr.last.answer(DONE)
  expect(await ended).toBe('stored')
  expect(keys().size).toBe(1)
})

test('a photo that is refused is not sent again, nor one whose sender gives up between two tries', async () => {
  const refused = savePhoto()
  await pass(0)
  FakeXhr.last.answer({ status: 415, body: { success: false, code: 'not_an_image', message: 'No.' } })
  expect(await refused.ended).toMatchObject({ status: 415 })
  const caller = new AbortController()
  const givenUp = savePhoto(caller.signal)
  await pass(0)
  FakeXhr.last.answer(BUSY)
  await pass(1000)
  caller.abort()
  expect(await givenUp.ended).toMatchObject({ name: 'AbortError' })
  await pass(10_000)
  expect(FakeXhr.all).toHaveLength(2)
})

test('a photo that stops on its way is a lost connection after ten seconds', async () => {
  const { ended } = savePhoto()
  await pass(0)
  FakeXhr.last.progress(0.5)
  await pass(10_000)
  expect(await ended).toMatchObject({ status: 0 })
  expect(connection.isLost()).toBe(true)
  connection.noteAnswer()
})

test('a call that was refused because too much ran at once is made once more', async () => {
  const busy = () =>
    Response.json(
      { success: false, code: 'busy', message: 'Espera.' },
      { status: 429, headers: { 'retry-after': '1' } },
    )
  const server = vi.fn<() => Promise<Response>>()
  vi.stubGlobal('fetch', server)
  server.mockImplementationOnce(async () => busy()).mockImplementationOnce(async () => Response.json(DONE.body))
  const saved = call(saveText, {})
  await pass(1000)
  expect(await saved).toBeNull()
  server.mockImplementation(async () => busy())
  const refused = call(saveText, {}).catch((error: unknown) => error)
  await pass(5000)
  expect(await refused).toMatchObject({ status: 429, code: 'busy' })
  expect(server).toHaveBeenCalledTimes(4)
})

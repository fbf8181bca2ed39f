import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { imageFileErrors } from '#shared/image-file.errors.ts'
import { createImages } from '../images.ts'
import { createPictureProcesses, type PictureProcesses } from './picture-processes.ts'

const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c21d03' } })
  .jpeg()
  .toBuffer()
/** It takes seconds. */
const slow = await sharp(randomBytes(1200 * 900 * 3), { raw: { width: 1200, height: 900, channels: 3 } })
  .jpeg()
  .toBuffer()
const ONE = { atOnce: 1 }

/** The process that works on the slow picture now. */
async function busyWith(processes: PictureProcesses): Promise<number> {
  await vi.waitFor(() => expect(processes.pids()).toHaveLength(1), { timeout: 10_000 })
  return processes.pids()[0]!
}

test.each([
  ['crashes on a picture', 'SIGSEGV', { status: 415, code: imageFileErrors.notAnImage.code }],
  ['is ended from outside', 'SIGKILL', { status: 503, code: 'unavailable' }],
] as const)('a decoder that %s takes nothing with it: a clean error, and a fresh process', async (_, signal, error) => {
  const processes = createPictureProcesses(ONE)
  const images = createImages(undefined, processes)
  const broken = images.process(slow)
  const pid = await busyWith(processes)
  process.kill(pid, signal)
  await expect(broken).rejects.toMatchObject(error)
  expect((await images.process(photo)).width).toBe(60)
  expect(processes.pids()).not.toContain(pid)
})

test.each([
  ['processor time', { cpuMs: 1 }],
  ['memory', { memory: 1 }],
  ['patience', { answerMs: 1 }],
])('a picture that takes too much %s is too large, and its process is ended', async (_, limit) => {
  const processes = createPictureProcesses({ ...ONE, ...limit })
  await expect(createImages(undefined, processes).process(slow)).rejects.toMatchObject({ status: 413 })
  expect(processes.pids()).toEqual([])
})

test('one process works on one picture after the other, and is replaced when it is old or has grown', async () => {
  const young = createPictureProcesses(ONE)
  await young.run('measure', photo)
  const pids = young.pids()
  await young.run('measure', photo)
  expect(young.pids()).toEqual(pids)
  for (const given of [{ tasksMax: 1 }, { keptMemory: 1 }]) {
    const old = createPictureProcesses({ ...ONE, ...given })
    await old.run('measure', photo)
    expect(old.pids()).toEqual([])
    expect(await old.run('measure', photo)).toMatchObject({ alpha: 1 })
  }
})

test('a process without work is ended', async () => {
  const processes = createPictureProcesses({ ...ONE, idleMs: 0 })
  await processes.run('measure', photo)
  await vi.waitFor(() => expect(processes.pids()).toEqual([]))
})

test('a picture that nobody waits for is dropped at its next step; its process goes on', async () => {
  const processes = createPictureProcesses(ONE)
  const gone = new AbortController()
  const dropped = processes.run('encode', { input: slow, pixelsMax: 50_000_000 }, gone.signal)
  const pid = await busyWith(processes)
  gone.abort()
  await expect(dropped).rejects.toMatchObject({ name: 'AbortError' })
  await processes.run('measure', photo)
  expect(processes.pids()).toEqual([pid])
})

test.runIf(process.platform === 'linux')('pages come first, and the decoder knows no secret', async () => {
  vi.stubEnv('SESSION_SECRET', 'a-secret-of-the-server')
  const processes = createPictureProcesses(ONE)
  await processes.run('measure', photo)
  const [pid = 0] = processes.pids()
  expect(getPriority(pid)).toBeGreaterThan(getPriority(0))
  expect(readFileSync(`/proc/${pid}/environ`, 'utf8')).not.toContain('a-secret-of-the-server')
})

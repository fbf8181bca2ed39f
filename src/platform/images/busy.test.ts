import { availableParallelism } from 'node:os'
import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'
import { limitTexts } from '#platform/limits/limits.texts.ts'
import { beginSoon } from '#platform/limits/begin-soon.ts'
import { createImages } from './images.ts'

const BUSY = { status: 503, code: 'unavailable', retryAfterS: 5, message: limitTexts.busy }
const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c21d03' } })
  .jpeg()
  .toBuffer()

test('a picture that would begin later than 30 s is refused at once', async () => {
  let time = 0
  const images = createImages(() => (time += 16_000))
  await images.process(photo, { owner: 'ana' })
  const running = [images.process(photo, { owner: 'ana' }), images.process(photo, { owner: 'ana' })]
  await expect(images.process(photo, { owner: 'ana' })).rejects.toMatchObject(BUSY)
  if (availableParallelism() > 2) await images.process(photo, { owner: 'luis' })
  await Promise.all(running)
})

test('a picture that has waited 30 s since its last byte is refused; the one before it goes on', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const images = createImages()
  const { beginBy } = beginSoon()
  const first = images.process(photo, { owner: 'ana' })
  const second = images.process(photo, { owner: 'ana', beginBy })
  vi.advanceTimersByTime(30_000)
  await expect(second).rejects.toMatchObject(BUSY)
  expect((await first).width).toBe(60)
})

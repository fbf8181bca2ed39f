import sharp from 'sharp'
import { expect, test } from 'vitest'
import { decodedBytes } from './memory.ts'

const picture = () => sharp({ create: { width: 100, height: 50, channels: 3, background: '#c21d03' } })
const PIXELS = 100 * 50 * 3

test.each([
  ['a plain JPEG', () => picture().jpeg(), PIXELS],
  ['a progressive JPEG', () => picture().jpeg({ progressive: true }), 3 * PIXELS],
  ['a plain PNG', () => picture().png(), PIXELS],
  ['an interlaced PNG', () => picture().png({ progressive: true }), 2 * PIXELS],
  ['a PNG of 16 bits', () => picture().toColourspace('rgb16').png(), 2 * PIXELS],
  ['a turned JPEG', () => picture().withMetadata({ orientation: 6 }).jpeg(), 2 * PIXELS],
  ['AVIF', () => picture().avif(), 2 * PIXELS],
])('%s', async (_, make, bytes) => {
  const header = await sharp(await make().toBuffer()).metadata()
  expect(decodedBytes(header)).toBe(bytes)
})

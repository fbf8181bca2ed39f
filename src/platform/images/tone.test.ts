import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createImages } from './images.ts'
import { measureFile } from './tone.ts'

const images = createImages()
const plain = (background: string) => sharp({ create: { width: 400, height: 300, channels: 4, background } })
/** A dark square in the middle of a transparent ground: a quarter of the area. */
const logo = () =>
  plain('#00000000').composite([
    { input: { create: { width: 200, height: 150, channels: 4, background: '#102030' } }, gravity: 'center' },
  ])

test('an upload is measured: its color, how light it is, and that nothing is transparent', async () => {
  const { tone } = await images.process(await plain('#ffffff').jpeg().toBuffer())
  expect(tone).toEqual({ color: '#ffffff', luminance: 1, alpha: 1 })
})

test('transparent parts do not count', async () => {
  const { tone } = await images.process(await logo().png().toBuffer())
  expect(tone?.color).toMatch(/^#1.2.3.$/)
  expect(tone?.luminance).toBeCloseTo(0.014, 2)
  expect(tone?.alpha).toBeCloseTo(0.25, 2)
})

test('a picture in gray has a color too', async () => {
  const gray = await plain('#808080').removeAlpha().toColourspace('b-w').png().toBuffer()
  expect((await images.process(gray)).tone).toMatchObject({ color: '#808080', alpha: 1 })
})

test('what shows nothing has no tone, and a broken file is refused', async () => {
  expect(await measureFile(await plain('#00000000').webp().toBuffer())).toBeNull()
  await expect(measureFile(Buffer.from('webp'))).rejects.toThrow('unsupported image format')
})

import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { CORPUS } from '#test/cartas/corpus.ts'
import { photoQuality, QUALITY_SIDE_PX } from './photo-quality.rules.ts'

/** As the phone sees it: at most so many points a side. */
async function grayOf(picture: Sharp) {
  const { data, info } = await picture
    .resize({ width: QUALITY_SIDE_PX, height: QUALITY_SIDE_PX, fit: 'inside' })
    .toColourspace('b-w')
    .removeAlpha()
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data: new Uint8Array(data), width: info.width, height: info.height }
}

test('a photograph is sharp, moved or dark', async () => {
  const carta = CORPUS.find(({ kind }) => kind === 'photo')
  if (!carta) throw new Error('the corpus has photographs')
  const { bytes } = await carta.make()
  const quality = async (picture: Sharp) => photoQuality(await grayOf(picture))
  expect(await quality(sharp(bytes))).toBe('good')
  expect(await quality(sharp(await sharp(bytes).blur(9).toBuffer()))).toBe('blurred')
  expect(await quality(sharp(bytes).linear(0.4, 0))).toBe('dark')
})

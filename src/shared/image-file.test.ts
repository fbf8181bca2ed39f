import { expect, test } from 'vitest'
import { IMAGE_BYTES_MAX, imageFileErrors, imageSizeText } from './image-file.errors.ts'

test('the texts about an image that is too large say the figure that is checked', () => {
  const size = `${IMAGE_BYTES_MAX / 1_000_000}MB`
  expect(imageSizeText).toContain(size)
  expect(imageFileErrors.tooLarge.message).toContain(imageSizeText)
})

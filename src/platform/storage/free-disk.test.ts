import { expect, test } from 'vitest'
import { imageFileErrors } from '#shared/image-file.errors.ts'
import { translated } from '#platform/http/multipart.ts'
import { throwIfDiskFull } from './free-disk.ts'

test('uploads are refused before the disk is full', () => {
  expect(() => throwIfDiskFull({ bavail: 250_000, bsize: 4096 })).not.toThrow()
  expect(() => throwIfDiskFull({ bavail: 240_000, bsize: 4096 })).toThrow(
    expect.objectContaining({ status: 503, code: 'unavailable' }),
  )
})

test('a full or read-only disk is no fault of the sender', () => {
  for (const code of ['ENOSPC', 'EROFS', 'EDQUOT']) {
    const error = Object.assign(new Error(code), { code })
    expect(translated(error, imageFileErrors)).toBe(error)
  }
  expect(translated(new Error('Unexpected end of form'), imageFileErrors)).toMatchObject({ status: 400 })
})

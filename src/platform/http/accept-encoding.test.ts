import { expect, onTestFinished, test, vi } from 'vitest'
import { acceptedEncodings } from './accept-encoding.ts'

const BROWSER = 'gzip, deflate, br, zstd'

test('the encodings that are accepted, the best first', () => {
  expect(acceptedEncodings(BROWSER)).toEqual(['br', 'gzip'])
  expect(acceptedEncodings('br;q=0, gzip;q=0.5')).toEqual(['gzip'])
  expect(acceptedEncodings(undefined)).toEqual([])
})

test("a client that invents spellings does not keep a browser's out", () => {
  for (let invented = 0; invented < 1000; invented++) acceptedEncodings(`x-${invented}`)
  const seenLater = 'br, gzip;q=0.8'
  acceptedEncodings(seenLater)
  const split = vi.spyOn(String.prototype, 'split')
  onTestFinished(() => void split.mockRestore())
  expect(acceptedEncodings(seenLater)).toEqual(['br', 'gzip'])
  expect(split).not.toHaveBeenCalled()
  acceptedEncodings('br, gzip')
  expect(split).toHaveBeenCalled()
})

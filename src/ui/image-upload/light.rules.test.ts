import { expect, test } from 'vitest'
import { brightnessOf, improveLight, isDark } from './light.rules.ts'

const pixels = (...colors: [number, number, number][]) =>
  new Uint8ClampedArray(colors.flatMap(([red, green, blue]) => [red, green, blue, 255]))

test('a photo of a dim dining room is dark, one in daylight or of a red sauce is not', () => {
  expect(isDark(brightnessOf(pixels([60, 40, 20], [20, 12, 8], [120, 90, 60])))).toBe(true)
  expect(isDark(brightnessOf(pixels([200, 180, 150], [90, 60, 40])))).toBe(false)
  expect(isDark(brightnessOf(pixels([194, 29, 3])))).toBe(false)
  expect(isDark(brightnessOf(new Uint8ClampedArray([0, 0, 0, 0])))).toBe(false)
})

test('more light keeps the colors of the dish, and never burns the light parts', () => {
  const photo = pixels([60, 40, 20], [20, 12, 8], [250, 200, 100])
  improveLight(photo, { mean: 0.2, highlight: 0.98 })
  const [red = 0, green = 0, blue = 0] = photo
  expect(red).toBeGreaterThan(110)
  expect(green / red).toBeCloseTo(40 / 60, 1)
  expect(blue / red).toBeCloseTo(20 / 60, 1)
  expect([photo[4], photo[5], photo[6]]).toEqual([60, 36, 24])
  expect(Math.abs((photo[8] ?? 0) - 250)).toBeLessThan(4)
  expect(photo[3]).toBe(255)
})

test('a white plate in a dim room is nearly white again, a photo with a candle in it keeps its steps', () => {
  const plate = pixels([120, 118, 116], [20, 12, 8])
  improveLight(plate, { mean: 0.25, highlight: 0.47 })
  expect(plate[0]).toBeGreaterThan(225)
  const candle = pixels([120, 118, 116])
  improveLight(candle, { mean: 0.25, highlight: 1 })
  expect(candle[0]).toBeLessThan(200)
})

test('what has no light at all stays black', () => {
  const black = pixels([0, 0, 0])
  improveLight(black, brightnessOf(black))
  expect([...black]).toEqual([0, 0, 0, 255])
})

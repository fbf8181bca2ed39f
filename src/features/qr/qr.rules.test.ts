import fc from 'fast-check'
import { expect, test } from 'vitest'
import { QR_PNG_SIZE_PX, QUIET_MODULES } from './qr.limits.ts'
import { blackRuns, menuUrl, pixelLayout, qrPath, readableUrl } from './qr.rules.ts'

test('the code holds the scheme; people read the URL without it', () => {
  expect(menuUrl('https://sobremesa.es/', 'el-rincon')).toBe('https://sobremesa.es/el-rincon')
  expect(readableUrl('http://localhost:3000', 'el-rincon')).toBe('localhost:3000/el-rincon')
})

test('a 43-character URL at level H gets modules of 4 whole pixels in 200', () => {
  expect(pixelLayout(37)).toEqual({ modulePx: 4, offsetPx: 26 })
})

test('every code of the standard fits with whole pixels and its quiet zone', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), version => {
      const modules = 17 + 4 * version
      const { modulePx, offsetPx } = pixelLayout(modules)
      expect(offsetPx).toBeGreaterThanOrEqual(QUIET_MODULES * modulePx)
      expect(QR_PNG_SIZE_PX - offsetPx - modules * modulePx).toBeGreaterThanOrEqual(QUIET_MODULES * modulePx)
    }),
  )
})

test('runs cover exactly the black modules', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }), { minLength: 5, maxLength: 5 }),
      matrix => {
        const drawn = matrix.map(row => row.map(() => false))
        for (const run of blackRuns(matrix))
          for (let x = run.x; x < run.x + run.length; x++) (drawn[run.y] ?? [])[x] = true
        expect(drawn).toEqual(matrix)
      },
    ),
  )
})

test('the path starts after the quiet zone', () => {
  expect(
    qrPath([
      [true, true, false],
      [false, false, false],
      [false, false, true],
    ]),
  ).toBe('M4 4h2v1h-2zM6 6h1v1h-1z')
})

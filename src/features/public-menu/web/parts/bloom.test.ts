import { expect, test } from 'vitest'
import type { MenuImage } from '#features/menu/menu-snapshot.ts'
import { bloomClass, bloomCss } from './bloom.ts'

const photo = (color: string, alpha = 1): MenuImage => ({
  base: '/uploads/1',
  width: 320,
  height: 240,
  widths: [320],
  avifWidths: [],
  tone: { color, luminance: 0.5, alpha },
})

test('photos of nearly one color share a rule', () => {
  expect(['#804020', '#824221', '#ffffff'].map(color => bloomClass(photo(color)))).toEqual([
    ' tone-842',
    ' tone-842',
    ' tone-fff',
  ])
  expect(bloomCss(['#804020', '#824221', '#ffffff'].map(color => photo(color)))).toBe(
    '.tone-842{background:#842}.tone-fff{background:#fff}',
  )
})

test('behind a transparent picture, or one that is not measured, there is no color', () => {
  const images = [photo('#804020', 0.6), { ...photo('#804020'), tone: null }]
  expect(images.map(bloomClass)).toEqual(['', ''])
  expect(bloomCss(images)).toBe('')
})

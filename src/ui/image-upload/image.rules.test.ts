import { describe, expect, it } from 'vitest'
import { cropSide, fitInside, imageRefusal, isLight, writingsOf } from './image.rules.ts'

describe('imageRefusal', () => {
  it('accepts JPEG, PNG, WebP and AVIF up to 15 000 000 bytes', () => {
    for (const type of ['image/jpeg', 'image/png', 'image/webp', 'image/avif']) {
      expect(imageRefusal({ name: 'foto', type, size: 15_000_000 })).toBeNull()
    }
    expect(imageRefusal({ name: 'foto', type: 'image/png', size: 15_000_001 })).toBe(
      'La imagen es demasiado grande. Máximo 15MB.',
    )
  })
  it('refuses everything else, whatever its size', () => {
    for (const type of ['', 'text/plain', 'image/svg+xml', 'image/gif', 'application/pdf']) {
      expect(imageRefusal({ name: 'foto', type, size: 99_000_000 })).toBe('Solo se permiten archivos de imagen.')
    }
  })
})

describe('imageRefusal of a HEIC photo', () => {
  it('says what helps, also where the browser knows no type', () => {
    const helps = 'Las fotos HEIC del iPhone no se pueden subir. Guárdala como JPG'
    expect(imageRefusal({ name: 'IMG_1.HEIC', type: '', size: 1 })).toContain(helps)
    expect(imageRefusal({ name: 'foto', type: 'image/heif', size: 1 })).toContain(helps)
  })
})

describe('crop', () => {
  it('never enlarges and stays at 2000 px or less', () => {
    expect(cropSide(300.4)).toBe(300)
    expect(cropSide(5000)).toBe(2000)
    expect(cropSide(0)).toBe(1)
  })
  it('makes a whole picture of a phone smaller, in its own shape', () => {
    expect(fitInside(4032, 3024)).toEqual({ width: 2000, height: 1500 })
    expect(fitInside(90, 60)).toEqual({ width: 90, height: 60 })
  })
  it('leaves a picture of few bytes and few pixels', () => {
    expect(isLight({ size: 400_000 }, { width: 2000, height: 100 })).toBe(true)
    expect(isLight({ size: 400_001 }, { width: 20, height: 20 })).toBe(false)
    expect(isLight({ size: 4000 }, { width: 100, height: 2001 })).toBe(false)
  })
  it('writes JPEG only of what came as JPEG: all else may be transparent', () => {
    const last = (type: string) => writingsOf(type, { width: 2000, height: 1500 }).at(-1)?.type
    expect(['image/jpeg', 'image/png', 'image/webp', 'image/avif'].map(last)).toEqual([
      'image/jpeg',
      'image/png',
      'image/png',
      'image/png',
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { initials, toneOf } from './avatar.rules.ts'

describe('initials', () => {
  it('takes the first and the last word', () => {
    expect(initials('Marta Iglesias')).toBe('MI')
    expect(initials('  ana  de la   torre ')).toBe('AT')
  })
  it('is one letter for one word and none for nothing', () => {
    expect(initials('ñandú')).toBe('Ñ')
    expect(initials('   ')).toBe('')
  })
  it('does not cut a surrogate pair', () => {
    expect(initials('𝒜na')).toBe('𝒜')
  })
})

describe('toneOf', () => {
  it('gives the same tint for the same name', () => {
    expect(toneOf('Marta')).toBe(toneOf('Marta'))
  })
})

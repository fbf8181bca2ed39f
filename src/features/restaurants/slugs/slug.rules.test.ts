import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isUsableSlug, normalizeSlug, SLUG_MAX, withSuffix } from '#shared/slug.ts'
import { slugBase, slugCandidates } from './slug.rules.ts'

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/
/** Any characters, and words long enough to be cut, cut at every possible position. */
const words = fc.array(fc.string({ unit: fc.constantFrom('a', 'b', ' '), maxLength: 12 }), { maxLength: 20 })
const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  words.map(parts => parts.join(' ')),
)

describe('the normal form of a slug', () => {
  it.each([
    ['Casa Pepe', 'casa-pepe'],
    ['  Ñandú & Çelik  ', 'nandu-celik'],
    ['Straße Øresund', 'strasse-oresund'],
    ['Łódź Æther Œuvre Đà', 'lodz-aether-oeuvre-da'],
    ['a--b - c', 'a-b-c'],
    ['¡¡¡', ''],
    ['Ñ', 'n'],
  ])('%j is %j', (written, slug) => {
    expect(normalizeSlug(written)).toBe(slug)
  })

  it('is empty or accepted by the database; normalizing twice changes nothing', () => {
    fc.assert(
      fc.property(anything, written => {
        const slug = normalizeSlug(written)
        expect(slug === '' || (SLUG.test(slug) && slug.length <= SLUG_MAX)).toBe(true)
        expect(normalizeSlug(slug)).toBe(slug)
      }),
    )
  })

  it('is cut at 60 characters, and never ends with the hyphen that a cut may leave', () => {
    expect(normalizeSlug(`${'a'.repeat(59)} bar`)).toBe('a'.repeat(59))
    expect(withSuffix(`${'a'.repeat(54)}-bar`, 1234)).toBe(`${'a'.repeat(54)}-1234`)
  })

  it('keeps 60 characters with any suffix', () => {
    fc.assert(
      fc.property(anything, fc.integer({ min: 1000, max: 9999 }), (written, suffix) => {
        const { base } = slugBase(written)
        const slug = withSuffix(base, suffix)
        expect(slug.length <= SLUG_MAX && SLUG.test(slug) && slug.endsWith(`-${suffix}`)).toBe(true)
      }),
    )
  })
})

describe('the slugs to try for a name', () => {
  it('are all usable, at most 21, the first without a number', () => {
    fc.assert(
      fc.property(anything, name => {
        const slugs = [...slugCandidates(name)]
        expect(slugs.length).toBe(slugBase(name).isUsable ? 21 : 20)
        expect(slugs.every(slug => isUsableSlug(slug) && normalizeSlug(slug) === slug)).toBe(true)
      }),
    )
  })

  it.each(['!!!', '寿司', 'Ñ', ''])('%j has no slug of its own', name => {
    const [first = ''] = slugCandidates(name, () => 0.5)
    expect(slugBase(name).isUsable).toBe(false)
    expect(first).toBe('restaurante-5500')
  })

  it('uses numbers from 1000 to 9999', () => {
    expect([...slugCandidates('Casa', () => 0)][1]).toBe('casa-1000')
    expect([...slugCandidates('Casa', () => 0.999999)][1]).toBe('casa-9999')
  })
})

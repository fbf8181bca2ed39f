import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SLUG_MAX } from '#shared/slug.ts'
import { WEEKDAYS } from '#shared/weekday.ts'
import { defaultProfile } from '#features/restaurants/profile/profile.fields.ts'
import { contrast } from '#features/theme/color.ts'
import { menuTheme, TEXT_CONTRAST } from '#features/theme/theme.rules.ts'
import { onboardingRestaurant } from './onboarding.rules.ts'
import { GIVEN_TRIO, TRIOS } from '#features/theme/trios.ts'
import { firstSlug, nextSlug, slugBase } from '#features/restaurants/slugs/slug.rules.ts'

describe('the slug of a name', () => {
  it('is the name in lower case, without accents, with hyphens', () => {
    expect(firstSlug(slugBase('El Rincón'))).toBe('el-rincon')
    expect(firstSlug(slugBase('  Straße & Møller '))).toBe('strasse-moller')
  })
  it('is restaurante-NNNN for a name without usable letters', () => {
    for (const name of ['!!!', '寿司', 'Ñ']) expect(firstSlug(slugBase(name))).toMatch(/^restaurante-[1-9]\d{3}$/)
  })
  it('has at most 60 characters, its number included', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 2, maxLength: 90, unit: 'grapheme' }), name => {
        const alternative = nextSlug(slugBase(name).base)
        expect(alternative).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*-[1-9]\d{3}$/)
        expect(alternative.length).toBeLessThanOrEqual(SLUG_MAX)
      }),
    )
  })
})

describe('the six trios', () => {
  it('begin with the colors that every restaurant gets', () => {
    const { style: _style, ...colors } = defaultProfile('').theme
    expect(TRIOS[GIVEN_TRIO]).toEqual(colors)
  })
  it('can be read on the menu as they are, or with what the page makes of them', () => {
    for (const colors of Object.values(TRIOS)) {
      const theme = menuTheme(colors)
      expect(contrast(theme['on-primary'], colors.primaryColor)).toBeGreaterThanOrEqual(TEXT_CONTRAST)
    }
  })
})

describe('what onboarding sends', () => {
  it('is style modern, open until 23:30 every day, in the chosen language only', () => {
    const sent = onboardingRestaurant({ name: 'El Rincón', slug: 'el-rincon', locale: 'pt', trio: 'azulejo' })
    expect(sent).toMatchObject({ defaultLocale: 'pt', supportedLocales: ['pt'], currency: 'EUR' })
    expect(sent.theme).toEqual({ ...TRIOS.azulejo, style: 'modern' })
    expect(sent.address).toEqual({ country: 'España' })
    for (const day of WEEKDAYS)
      expect(sent.hours?.[day]).toEqual([
        { open: '12:00', close: '16:00' },
        { open: '20:00', close: '23:30' },
      ])
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LOCALES } from '#shared/locale.ts'
import { descriptionOf, mergeProfile } from './profile.rules.ts'
import { restaurantChange } from '../restaurants.contract.ts'
import { defaultProfile } from './profile.fields.ts'

const profile = { ...defaultProfile('Casa'), translations: { es: { description: 'Hola' }, pt: { description: 'Olá' } } }

describe('a partial change', () => {
  it('keeps what it does not name', () => {
    expect(mergeProfile(profile, {})).toEqual(profile)
    const merged = mergeProfile(profile, {
      theme: { style: 'minimal' },
      address: { city: 'Cádiz' },
      hours: { monday: [] },
    })
    expect(merged.theme).toEqual({ ...profile.theme, style: 'minimal' })
    expect(merged.address).toEqual({ ...profile.address, city: 'Cádiz' })
    expect(merged.hours).toEqual({ ...profile.hours, monday: [] })
    expect(mergeProfile(profile, { theme: { style: undefined }, contact: { phone: undefined } })).toEqual(profile)
  })

  it('`description` is the text in the default language, unless `translations` brings one', () => {
    expect(mergeProfile(profile, { description: 'Buenas' }).translations).toEqual({
      es: { description: 'Buenas' },
      pt: { description: 'Olá' },
    })
    expect(mergeProfile(defaultProfile('Casa'), { description: '' }).translations).toEqual({})
    const both = { description: 'Buenas', translations: { es: { description: 'Gana esta' } } }
    expect(descriptionOf(mergeProfile(profile, both))).toBe('Gana esta')
    const onlyOther = { description: 'Buenas', translations: { en: { description: 'Hi' } } }
    expect(descriptionOf(mergeProfile(profile, onlyOther))).toBe('Buenas')
    expect(mergeProfile(profile, { description: 'Oi', defaultLocale: 'pt' }).translations).toEqual({
      es: { description: 'Hola' },
      pt: { description: 'Oi' },
    })
  })

  it('the default language is always supported; a removed one keeps its texts', () => {
    const locale = fc.constantFrom(...LOCALES)
    fc.assert(
      fc.property(fc.option(locale), fc.option(fc.array(locale)), (defaultLocale, supportedLocales) => {
        const merged = mergeProfile(profile, {
          ...(defaultLocale && { defaultLocale }),
          ...(supportedLocales && { supportedLocales }),
        })
        expect(merged.supportedLocales).toContain(merged.defaultLocale)
        expect(new Set(merged.supportedLocales).size).toBe(merged.supportedLocales.length)
        expect(merged.translations).toEqual(profile.translations)
      }),
    )
  })
})

describe('a body', () => {
  it('loses the fields that cannot be set', () => {
    const body = { _id: 'x', status: 'active', ownerId: 'y', createdAt: 'z', role: 'admin', name: 'Casa' }
    expect(restaurantChange.parse(body)).toEqual({ name: 'Casa' })
  })

  it.each([
    [{ timezone: 'Mars/Base' }, 'timezone'],
    [{ timezone: '' }, 'timezone'],
    [{ currency: 'JPY' }, 'currency'],
    [{ theme: { primaryColor: 'red' } }, 'theme.primaryColor'],
    [{ theme: { primaryColor: '#c21d03;}' } }, 'theme.primaryColor'],
    [{ contact: { phone: 'x' } }, 'contact.phone'],
    [{ contact: { email: 'a@b, c@d' } }, 'contact.email'],
    [{ address: { street: 'x'.repeat(121) } }, 'address.street'],
    [{ description: 'x'.repeat(1001) }, 'description'],
    [{ description: 'a\u0000b' }, 'description'],
    [{ translations: '{"es":{"description":"a\\u0000b"}}' }, 'translations'],
    [{ supportedLocales: ['fr'] }, 'supportedLocales.0'],
    [{ hours: { monday: [{ open: '10:00', close: '24:00' }] } }, 'hours.monday.0.close'],
    [{ theme: 'not json' }, 'theme'],
  ])('%j is refused at %s', (body, path) => {
    const result = restaurantChange.safeParse(body)
    expect(result.error?.issues[0]?.path.join('.')).toBe(path)
  })

  it.each([
    { timezone: 'UTC' },
    { timezone: 'Atlantic/Canary' },
    { theme: '{"primaryColor":" #C21D03 "}' },
    { supportedLocales: '["es","pt"]' },
    { contact: { phone: '+34 600 00 00 00', email: '' } },
  ])('%j is taken', body => {
    expect(restaurantChange.safeParse(body).error).toBeUndefined()
  })
})

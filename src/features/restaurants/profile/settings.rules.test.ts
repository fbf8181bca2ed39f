import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSame } from '#shared/fields/three-way.ts'
import { defaultProfile } from './profile.fields.ts'
import {
  mergeEdits,
  settingsChange,
  type SettingsValues,
  tabOfField,
  tabWithError,
  withLocale,
} from './settings.rules.ts'

const text = () => fc.constantFrom('', 'uno', 'dos', 'tres')
const slots = () => fc.array(fc.constant({ open: '12:00', close: '16:00' }), { maxLength: 2 })

/** Pairs of forms that differ in some fields. */
const form = (): fc.Arbitrary<SettingsValues> =>
  fc
    .record({ name: text(), es: text(), street: text(), city: text(), monday: slots(), tuesday: slots() })
    .map(({ name, es, street, city, monday, tuesday }) => {
      const start = defaultProfile(name)
      return {
        ...start,
        translations: { es: { description: es }, en: { description: '' }, pt: { description: '' } },
        address: { ...start.address, street, city },
        hours: { ...start.hours, monday, tuesday },
      }
    })

describe('what a save sends', () => {
  it('nothing when nothing changed, else only the changed fields', () => {
    const [base] = fc.sample(form(), 1) as [SettingsValues]
    expect(settingsChange(base, structuredClone(base))).toEqual({})
    const address = { ...base.address, street: 'Calle Mayor, 1' }
    const hours = { ...base.hours, sunday: [] }
    expect(settingsChange(base, { ...base, address, hours })).toEqual({
      address: { street: 'Calle Mayor, 1' },
      hours: { sunday: [] },
    })
  })
})

describe('a restaurant that changes while the owner is typing', () => {
  it('keeps what was typed, and does not send back what others changed', () => {
    fc.assert(
      fc.property(form(), form(), form(), (base, mine, theirs) => {
        const merged = mergeEdits(base, mine, theirs)
        const typed = settingsChange(base, mine)
        const sent = settingsChange(theirs, merged)
        for (const [key, part] of Object.entries(sent)) {
          expect(typed).toHaveProperty(key)
          expect(part).not.toEqual({})
        }
        expect(merged.name).toBe('name' in typed ? mine.name : theirs.name)
        expect(merged.address.city).toBe(
          base.address.city === mine.address.city ? theirs.address.city : mine.address.city,
        )
      }),
    )
  })
  it('takes the new value when nothing was typed, and keeps typed values when nothing else changed', () => {
    fc.assert(
      fc.property(form(), form(), (base, other) => {
        expect(mergeEdits(base, base, other)).toEqual(other)
        expect(isSame(mergeEdits(base, other, base), other)).toBe(true)
      }),
    )
  })
})

describe('the languages of a menu', () => {
  it('always include the default one', () => {
    expect(withLocale({ supportedLocales: ['es', 'en'], defaultLocale: 'es' }, 'es', false)).toEqual(['es', 'en'])
    expect(withLocale({ supportedLocales: ['es', 'en'], defaultLocale: 'es' }, 'en', false)).toEqual(['es'])
    expect(withLocale({ supportedLocales: ['en'], defaultLocale: 'pt' }, 'pt', true)).toEqual(['en', 'pt'])
  })
})

describe('the tab of an error', () => {
  it('is the open one when it has errors, else the first that has', () => {
    expect(['name', 'hours.monday.1', 'timezone', 'theme.style', 'logo'].map(tabOfField)).toEqual([
      'basic',
      'hours',
      'hours',
      'appearance',
      'basic',
    ])
    expect(tabWithError(['hours.monday', 'name'], 'hours')).toBe('hours')
    expect(tabWithError(['theme', 'hours.monday'], 'basic')).toBe('hours')
    expect(tabWithError([], 'basic')).toBeUndefined()
  })
})

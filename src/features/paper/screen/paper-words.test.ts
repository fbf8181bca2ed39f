import { expect, test } from 'vitest'
import type { SheetOptions } from '../paper.contract.ts'
import {
  allergenLead,
  dayWords,
  fileWords,
  fitWords,
  fromWhen,
  languagesWords,
  linesWords,
  priceChanges,
  shortDay,
  stateChanges,
  statesWords,
} from './paper-words.ts'
import { startOptions } from './sheet-options.rules.ts'

const OPTIONS = startOptions(null, {
  today: '2026-11-22',
  defaultLocale: 'es',
  supportedLocales: ['es'],
  categoryIds: [],
  zoneIds: [],
})
const fit = (pages: number, options: Partial<SheetOptions> = {}): string => {
  const preview = { pages: Array.from({ length: pages }, () => ''), letters: 11.03 }
  const { bold, rest } = fitWords({ options: { ...OPTIONS, ...options }, preview, dishes: 60, prices: 90 })
  return bold + rest
}

test('days are said as people say them', () => {
  expect(dayWords('2026-05-03', '2026-11-22')).toBe('3 de mayo')
  expect(dayWords('2025-12-02', '2026-11-22')).toBe('2 de diciembre de 2025')
  expect(fromWhen('2026-11-22', '2026-11-22')).toBe('hoy')
  expect(fromWhen('2026-12-01', '2026-11-22')).toBe('el 1 de diciembre')
  expect(shortDay('2026-11-22', '2026-11-22')).toBe('Hoy, 22 nov')
  expect(shortDay('2026-11-30', '2026-11-22')).toBe('30 nov')
})

test('what a sheet came to, in each format', () => {
  expect(fit(2)).toBe('2 páginas, una hoja por las dos caras. Letra de 11 pt.')
  expect(fit(1)).toBe('1 página, una hoja por una cara. Letra de 11 pt.')
  expect(fit(4)).toBe('4 páginas, dos hojas por las dos caras. Letra de 11 pt.')
  expect(fit(8, { format: 'booklet' })).toBe('8 páginas: dos hojas A4 a doble cara, dobladas por la mitad.')
  expect(fit(4, { format: 'booklet' })).toBe('4 páginas: una hoja A4 a doble cara, doblada por la mitad.')
  expect(fit(2, { format: 'trifold' })).toMatch(/^Una hoja A4 a doble cara, doblada en tres\./)
  expect(fit(1, { format: 'a3' })).toBe('1 página A3 apaisada. Letra de 11 pt.')
  expect(fit(1, { format: 'door' })).toBe('1 página. 60 platos y 90 precios.')
  expect(fit(2, { press: true })).toBe('2 páginas con 3 mm de sangre y marcas de corte.')
})

test('files are called by their format, and by their languages where these are not the usual one', () => {
  const file = { name: 'f.pdf', pages: 2, bytes: 1 }
  expect(fileWords({ ...file, format: 'a4', locales: ['es'] }, 'es')).toBe('A4')
  expect(fileWords({ ...file, format: 'a4', locales: ['es', 'en'] }, 'es')).toBe('A4 español e inglés')
  expect(fileWords({ ...file, format: 'stickers', locales: ['es'] }, 'es')).toBe('Pegatinas')
  expect(languagesWords(['es', 'pt'])).toBe('español y portugués')
})

test('allergens: what the paper says, and what is different', () => {
  const before = { contains: ['gluten', 'molluscs'], traces: ['fish'], ask: false } as const
  const after = { contains: ['gluten', 'molluscs', 'eggs'], traces: [], ask: false } as const
  const [was, is] = [structuredClone(before), structuredClone(after)] as unknown as Parameters<typeof stateChanges>
  expect(statesWords(was)).toBe('gluten, moluscos, puede contener pescado')
  expect(stateChanges(was, is)).toEqual(['+ huevos', '− puede contener pescado'])
  expect(stateChanges(was, { ...was, ask: true })).toEqual(['sin declarar'])
  expect(stateChanges(was, was)).toEqual(['cambian las trazas declaradas'])
  const change = { dishId: 'd', name: 'Calamares', before: was, after: is }
  expect(allergenLead([change])).toBe('Calamares lleva ahora huevos.')
  expect(allergenLead([{ ...change, before: is, after: was }])).toBe('Calamares ya no lleva huevos.')
  expect(allergenLead([change, change])).toBe('2 platos llevan ahora otros alérgenos.')
})

test('of prices only the lines that are others, also new and gone ones', () => {
  const before = [
    { what: 'Tapa', amount: '3,00 €' },
    { what: 'Ración', amount: '9,00 €' },
  ]
  const after = [
    { what: 'Ración', amount: '9,50 €' },
    { what: 'Media', amount: '5,00 €' },
  ]
  expect(priceChanges(before, after)).toEqual([
    { what: 'Ración', before: '9,00 €', after: '9,50 €' },
    { what: 'Media', before: '', after: '5,00 €' },
    { what: 'Tapa', before: '3,00 €', after: '' },
  ])
})

test('numbers begin a title as words', () => {
  expect([linesWords(3), linesWords(1), linesWords(12)]).toEqual(['Tres líneas', 'Una línea', '12 líneas'])
})

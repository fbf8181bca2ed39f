import { expect, test } from 'vitest'
import { isTimezone } from './timezone.rules.ts'
import { zoneGroups } from './timezone-names.ts'

const groups = zoneGroups('Asia/Calcutta', 'Lo más probable')
const all = groups.flatMap(({ zones }) => zones)
const labelOf = (zone: string) => all.find(one => one.zone === zone)?.label

test('the likely zones come first, by the names that people use', () => {
  expect(groups[0]?.label).toBe('Lo más probable')
  expect(groups[0]?.zones.slice(0, 3)).toEqual([
    { zone: 'Europe/Madrid', label: 'España: península y Baleares' },
    { zone: 'Atlantic/Canary', label: 'España: Canarias' },
    { zone: 'Europe/Lisbon', label: 'Portugal continental' },
  ])
  expect(groups.map(({ label }) => label).slice(1, 4)).toEqual(['Europa', 'América', 'África'])
})

test('cities are written in Spanish, with the words for their time', () => {
  expect(labelOf('Europe/London')).toMatch(/^Londres \(hora de Reino Unido\)$/i)
  expect(labelOf('America/New_York')).toMatch(/^Nueva York/)
  for (const [zone, name] of [
    ['Atlantic/Cape_Verde', 'Cabo Verde'],
    ['Asia/Singapore', 'Singapur'],
    ['Atlantic/Bermuda', 'Bermudas'],
    ['Pacific/Easter', 'Isla de Pascua'],
    ['America/Merida', 'Mérida'],
    ['Europe/Isle_of_Man', 'Isla de Man'],
  ] as const)
    expect(labelOf(zone)?.replace(/ \(.*/, '')).toBe(name)
})

test('every zone is one that the product accepts, once, and none shows its identifier', () => {
  expect(new Set(all.map(({ zone }) => zone)).size).toBe(all.length)
  expect(all.filter(({ zone }) => !isTimezone(zone))).toEqual([])
  expect(all.filter(({ label }) => /[_/]/.test(label))).toEqual([])
  expect(labelOf('Asia/Calcutta')).toBeDefined()
  expect(labelOf('UTC')).toBeDefined()
})

import { expect, test } from 'vitest'
import { isTimezone } from './timezone.rules.ts'

test('every name of a zone is valid, whichever this engine lists', () => {
  const names = ['Europe/Madrid', 'Atlantic/Canary', 'UTC', 'America/Argentina/Buenos_Aires', 'America/Buenos_Aires']
  for (const name of [...names, 'Europe/Kyiv', 'Asia/Kolkata', 'America/Port-au-Prince'])
    expect([name, isTimezone(name)]).toEqual([name, true])
})

test('offsets, lower-case names and invented ones are not', () => {
  for (const name of ['', '+02:00', 'europe/madrid', 'Mars/Olympus', 'Europe/Madrid ', 'Europe', 'Europe/Madrid\n'])
    expect([name, isTimezone(name)]).toEqual([name, false])
})

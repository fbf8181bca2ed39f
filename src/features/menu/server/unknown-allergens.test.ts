import { expect, test } from 'vitest'
import { silentLog } from '#platform/log/log.ts'
import { reportUnknownAllergens } from './unknown-allergens.ts'

test('an unknown allergen is logged once, with its first dish; the 14 never', () => {
  const lines: unknown[] = []
  const log = { ...silentLog, warn: (...line: unknown[]) => void lines.push(line) } as typeof silentLog
  reportUnknownAllergens(log, { id: 'a', allergens: ['gluten', 'kryptonite'] })
  reportUnknownAllergens(log, { id: 'b', allergens: ['kryptonite', 'milk'] })
  expect(lines).toEqual([[{ allergen: 'kryptonite', dish: 'a' }, 'menu: a stored allergen is unknown']])
})

import { expect, test } from 'vitest'
import { silentLog } from '#platform/log/log.ts'
import { createUnknownAllergens } from './unknown-allergens.ts'

test('an unknown allergen is logged once, with its first dish; the 14 never', () => {
  const lines: unknown[] = []
  const log = { ...silentLog, warn: (...line: unknown[]) => void lines.push(line) } as typeof silentLog
  const report = createUnknownAllergens(log)
  report({ id: 'a', allergens: ['gluten', 'kryptonite'] })
  report({ id: 'b', allergens: ['kryptonite', 'milk'] })
  expect(lines).toEqual([[{ allergen: 'kryptonite', dish: 'a' }, 'menu: a stored allergen is unknown']])
})

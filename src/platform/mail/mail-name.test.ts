import { expect, test } from 'vitest'
import { mailName } from './mail-name.ts'

test.each(['Marta Iglesias', 'Mª José O’Brien-Núñez', 'Dr. Gil', '李明'])('%j stands in a mail', name => {
  expect(mailName(name)).toBe(name)
})

test('line breaks become spaces', () => {
  expect(mailName('Marta\n\n Gil ')).toBe('Marta Gil')
})

test.each(['https://x.example', 'Gana en x.example', 'WWW premio', 'a@b', 'x。example', 'a'.repeat(61), 'premio\\x'])(
  '%j does not',
  name => expect(mailName(name)).toBe(''),
)

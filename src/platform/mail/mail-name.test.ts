import { expect, test } from 'vitest'
import { mailName } from './mail-name.ts'

test.each(['Marta Iglesias', 'Mª José O’Brien-Núñez', 'Dr. Gil', '李明', 'عائلة النور', '👩\u200D🍳 Ana'])(
  '%j stands in a mail',
  name => {
    expect(mailName(name)).toBe(name)
  },
)

test('line breaks become spaces', () => {
  expect(mailName('Marta\n\n Gil ')).toBe('Marta Gil')
})

test('marks that turn the text around are left out', () => {
  expect(mailName('Marta\u202E Gil\u2066')).toBe('Marta Gil')
})

test.each([
  'https://x.example',
  'Gana en x.example',
  'WWW premio',
  'a@b',
  'x。example',
  'a'.repeat(61),
  'premio\\x',
  'x\u200B.example',
  'x\u2024example',
  'x\u0301.example',
])('%j does not', name => expect(mailName(name)).toBe(''))

import { expect, test } from 'vitest'
import { subscriptionTabTexts as texts } from './subscription-tab.texts.ts'

test('one day is singular wherever a menu stays visible for some days', () => {
  const said = (days: number) =>
    [texts.afterwards(days, '3 de mayo'), ...texts.ifNotPaidLines(days), texts.cancel.text('Pro', days).after].filter(
      text => text.includes('más'),
    )
  for (const text of said(1)) expect(text).toContain('1 día más')
  for (const text of said(30)) expect(text).toContain('30 días más')
  expect(said(1)).toHaveLength(3)
})

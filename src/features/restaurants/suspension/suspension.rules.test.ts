import { expect, test } from 'vitest'
import { suspensionOf } from './suspension.rules.ts'

const none = { at: null, reason: null }
const menu = { at: new Date(1), reason: 'carta' }
const account = { at: new Date(2), reason: 'cuenta' }

test('a menu is suspended by itself or with its account, and its own reason is told', () => {
  expect(suspensionOf(none, none)).toBeNull()
  expect(suspensionOf(menu, none)).toEqual({ since: menu.at, reason: 'carta' })
  expect(suspensionOf(none, account)).toEqual({ since: account.at, reason: 'cuenta' })
  expect(suspensionOf(menu, account)).toEqual({ since: menu.at, reason: 'carta' })
})

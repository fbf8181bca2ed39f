import { expect, test } from 'vitest'
import { isMenuVisible, mayCorrect, menuState } from './menu-state.rules.ts'

const UNTIL = '2027-01-17T11:00:00.000Z'
const before = new Date('2027-01-17T10:59:59.999Z')
const after = new Date(UNTIL)
const inactive = { status: 'inactive', menuVisibleUntil: UNTIL } as const
const offlineAtOnce = { status: 'inactive', menuVisibleUntil: null } as const
const active = { status: 'active', menuVisibleUntil: null } as const

test('the state of a menu says what diners see, not what the plan is', () => {
  expect(menuState(active, after)).toBe('Publicada')
  expect(menuState(inactive, before)).toBe('Visible hasta el 17 de enero')
  expect(menuState(inactive, after)).toBe('No se ve desde el 17 de enero de 2027')
  expect(menuState(offlineAtOnce, before)).toBe('Inactivo')
})

test('what diners cannot read needs no correction', () => {
  expect([active, inactive, offlineAtOnce].map(each => isMenuVisible(each, before))).toEqual([true, true, false])
  expect(mayCorrect({ ...inactive, readOnly: 'subscription_ended' }, before)).toBe(true)
  expect(mayCorrect({ ...inactive, readOnly: 'subscription_ended' }, after)).toBe(false)
  expect(mayCorrect({ ...active, readOnly: 'trial_expired' }, after), 'until the hourly job has seen it').toBe(true)
  expect(mayCorrect({ ...offlineAtOnce, readOnly: null }, after), 'an admin').toBe(true)
})

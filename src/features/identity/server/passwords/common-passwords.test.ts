import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { newPassword } from '../../password.rules.ts'
import { COMMON_PASSWORDS_FILE, isCommonPassword } from './common-passwords.ts'

/** The union of both packages' lists and ours, filtered by the rule, counted and hashed before the packages left. */
const UNION = {
  count: 3560,
  sha256: '4af33cacc6d286bcdc19efa7f8772cfaf1b86c6039002a36a11b89e42a281345',
}

test('leaked passwords that fulfill the rule are common, exactly as they are written', async () => {
  for (const password of ['Password1!', 'P@ssw0rd', 'Qwerty1!', 'zaq1BGT%', 'Password123!', 'Contraseña1!'])
    expect([password, await isCommonPassword(password)]).toEqual([password, true])
  expect(await isCommonPassword('Contraseña1!'.normalize('NFD'))).toBe(true)
  for (const password of ['password1!', 'Password1! ', 'Paella-de-domingo-7', ''])
    expect([password, await isCommonPassword(password)]).toEqual([password, false])
})

test('the list is the whole union, and each of its passwords would pass the rule', async () => {
  const listed = readFileSync(COMMON_PASSWORDS_FILE, 'utf8').trimEnd().split('\n')
  expect(listed).toEqual([...new Set(listed)].toSorted())
  expect({ count: listed.length, sha256: createHash('sha256').update(listed.join('\n')).digest('hex') }).toEqual(UNION)
  expect(listed.filter(password => newPassword.safeParse(password).data !== password)).toEqual([])
  for (const password of listed) expect([password, await isCommonPassword(password)]).toEqual([password, true])
})

import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

test('leaked passwords that fulfill the rule are common, exactly as they are written', async () => {
  for (const password of ['Password1!', 'P@ssw0rd', 'Qwerty1!', 'zaq1BGT%', 'Password123!', 'Contraseña1!'])
    expect([password, await isCommonPassword(password)]).toEqual([password, true])
  for (const password of ['password1!', 'Password1! ', 'Paella-de-domingo-7', ''])
    expect([password, await isCommonPassword(password)]).toEqual([password, false])
})

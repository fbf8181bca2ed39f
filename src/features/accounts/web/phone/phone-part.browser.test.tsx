import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showInPage } from '#test/browser/render.tsx'
import { lockJson } from '#ui/kept/box.ts'
import { openKept } from '#ui/kept/kept-db.ts'
import { keptAt } from '#ui/kept/kept-here.ts'
import { forgetPerson, rememberPerson } from '#ui/kept/kept-people.ts'
import { PhonePart } from './phone-part.tsx'

const KEY = { key: btoa('a'.repeat(32)).replaceAll('=', ''), older: [] }
const part = page.getByRole('region', { name: 'En este teléfono' })

afterEach(async () => {
  const db = await openKept()
  for (const { userId } of await db.getAll('people')) await forgetPerson(db, userId)
  db.close()
})

test('it says of when the carta on this phone is, and deletes it', async () => {
  const db = await openKept()
  const { keys } = await rememberPerson(db, { userId: 'u1', name: 'Marta' }, KEY)
  const box = await lockJson(keys[0]!, { queryKey: ['menu'], data: [] })
  await db.put('states', { userId: 'u1', name: 'menu', at: Date.now(), bytes: 2, box })
  db.close()
  await showInPage(<PhonePart className={undefined} />)
  await expect.element(part).toMatchTextContent(/La carta y el horario, de hoy a la/)
  await part.getByRole('button', { name: 'Borrar de este teléfono' }).click()
  await expect.element(part).not.toBeInTheDocument()
  expect(await keptAt('u1')).toBeUndefined()
})

test('a phone that keeps nothing and cannot install it says nothing', async () => {
  const { container } = await showInPage(<PhonePart className={undefined} />)
  await expect.poll(() => container.textContent).toBe('')
})

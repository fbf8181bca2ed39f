import { afterEach, expect, test } from 'vitest'
import { QueryClient } from '@tanstack/react-query'
import type { Slip } from '#ui/offline/outbox-entry.ts'
import { slipStoreOf, TooManyKept } from './kept-changes.ts'
import { KEPT_DB, openKept } from './kept-db.ts'
import {
  forgetKeys,
  forgetPerson,
  othersWaiting,
  rememberedPerson,
  rememberPerson,
  sweepPeople,
} from './kept-people.ts'
import { keepStates, readStates } from './kept-states.ts'
import { KEPT_CHANGES_MAX, KEPT_MS, KEPT_PHOTOS_MAX } from './kept.limits.ts'
import { photoStoreOf, TooManyPhotos } from './photos/kept-photos.ts'

const keyOf = (letter: string) => ({ key: btoa(letter.repeat(32)).replaceAll('=', ''), older: [] })
const slip = (thing: string): Slip => ({
  kind: 'dish',
  restaurantId: 'r1',
  thing,
  name: thing,
  seen: { updatedAt: 'v1' },
  body: { price: 7 },
  key: 'k',
  sent: null,
  at: Date.now(),
})
const people = async () => {
  const db = await openKept()
  const carmen = await rememberPerson(db, { userId: 'carmen', name: 'Carmen' }, keyOf('a'))
  const luis = await rememberPerson(db, { userId: 'luis', name: 'Luis' }, keyOf('b'))
  return { db, carmen, luis }
}

afterEach(async () => {
  const db = await openKept()
  for (const { userId } of await db.getAll('people')) await forgetPerson(db, userId)
  db.close()
})

test('changes come back in order, each to its own person, and lie locked on the phone', async () => {
  const { db, carmen, luis } = await people()
  const [hers, his] = [slipStoreOf(db, carmen), slipStoreOf(db, luis)]
  const first = await hers.add('t1', slip('flan'))
  await his.add('t2', slip('tarta'))
  await hers.add('t1', slip('helado'))
  await hers.put({ seq: first, tab: 't3', slip: { ...slip('flan'), body: { price: 9 } } })
  expect((await hers.list()).map(row => [row.tab, row.slip.thing, row.slip.body])).toEqual([
    ['t3', 'flan', { price: 9 }],
    ['t1', 'helado', { price: 7 }],
  ])
  expect(await othersWaiting(db, 'carmen')).toEqual([{ name: 'Luis', count: 1 }])
  const rows = await db.getAll('changes')
  expect(new TextDecoder().decode(rows[0]?.box.data)).not.toContain('flan')
  expect(await slipStoreOf(db, { ...luis, userId: 'carmen' }).list()).toEqual([])
  await hers.drop(first)
  expect((await hers.list()).map(row => row.slip.thing)).toEqual(['helado'])
  db.close()
})

test('whoever has signed out cannot be read, and finds what waited when they are back', async () => {
  const { db, carmen } = await people()
  await slipStoreOf(db, carmen).add('t1', slip('flan'))
  await forgetKeys(db, 'carmen')
  expect(await rememberedPerson(db, 'carmen')).toBeUndefined()
  const again = await rememberPerson(db, { userId: 'carmen', name: 'Carmen' }, keyOf('a'))
  expect((await slipStoreOf(db, again).list()).map(row => row.slip.thing)).toEqual(['flan'])
  db.close()
})

test('after 200 changes of one person there is no room', async () => {
  const { db, carmen, luis } = await people()
  const hers = slipStoreOf(db, carmen)
  for (let n = 0; n < KEPT_CHANGES_MAX; n++) await hers.add('t1', slip(`d${n}`))
  await expect(hers.add('t1', slip('one more'))).rejects.toThrow(TooManyKept)
  await slipStoreOf(db, luis).add('t1', slip('flan'))
  db.close()
})

test('a photo comes back as it was, for its own person; ten are the most', async () => {
  const { db, carmen, luis } = await people()
  const hers = photoStoreOf(db, carmen)
  const file = new File(['a photo'], 'flan.jpg', { type: 'image/jpeg' })
  const photo = { thing: 'flan', name: 'Flan', restaurantId: 'r1', key: 'k', at: 5, file }
  const seq = await hers.add('t1', photo)
  await hers.take(seq, 't2')
  const [row] = await hers.list()
  expect(row).toMatchObject({ seq, tab: 't2', photo: { thing: 'flan', key: 'k', at: 5 } })
  expect([row?.photo.file.name, row?.photo.file.type, await row?.photo.file.text()]).toEqual([
    'flan.jpg',
    'image/jpeg',
    'a photo',
  ])
  expect(await photoStoreOf(db, luis).list()).toEqual([])
  for (let n = 1; n < KEPT_PHOTOS_MAX; n++) await hers.add('t1', photo)
  await expect(hers.add('t1', photo)).rejects.toThrow(TooManyPhotos)
  await hers.drop(seq)
  expect(await hers.list()).toHaveLength(KEPT_PHOTOS_MAX - 1)
  db.close()
})

test('what nobody has used for 30 days is wiped', async () => {
  const { db, carmen } = await people()
  await slipStoreOf(db, carmen).add('t1', slip('flan'))
  await sweepPeople(db, Date.now() + KEPT_MS / 2)
  expect(await db.count('changes')).toBe(1)
  await sweepPeople(db, Date.now() + KEPT_MS + 1)
  expect([await db.count('people'), await db.count('changes')]).toEqual([0, 0])
  db.close()
})

test('what was loaded is kept where it may be, and opens with its date', async () => {
  const { db, carmen, luis } = await people()
  const queryClient = new QueryClient()
  queryClient.setQueryData(['menu', 'r1', 'dishes'], [{ name: 'Flan' }], { updatedAt: 1_000_000 })
  const stop = keepStates({ db, person: carmen }, queryClient, ([first]) => first === 'menu')
  queryClient.setQueryData(['team'], ['Marta'])
  await expect
    .poll(() => readStates(db, carmen, 1_000_001))
    .toEqual([{ queryKey: ['menu', 'r1', 'dishes'], data: [{ name: 'Flan' }], at: 1_000_000 }])
  expect(await readStates(db, luis, 1_000_001)).toEqual([])
  expect(await readStates(db, carmen, 1_000_000 + KEPT_MS + 1)).toEqual([])
  stop()
  db.close()
})

test('it has one name, which the cookie page says', () => {
  expect(KEPT_DB).toBe('sobremesa.kept')
})

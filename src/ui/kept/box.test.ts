import { expect, test } from 'vitest'
import { importKey, lockJson, unlockJson } from './box.ts'

const keyText = (letter: string) => Buffer.alloc(32, letter).toString('base64url')

test('what is locked opens with its key and no other, and twice the same is never locked alike', async () => {
  const [mine, theirs] = [await importKey(keyText('a')), await importKey(keyText('b'))]
  const said = { dish: 'Flan', price: 7.5 }
  const [one, two] = [await lockJson(mine, said), await lockJson(mine, said)]
  expect(await unlockJson([mine], one)).toEqual(said)
  expect(await unlockJson([theirs], one)).toBeUndefined()
  expect(await unlockJson([theirs, mine], one)).toEqual(said)
  expect(Buffer.from(one.data).equals(Buffer.from(two.data))).toBe(false)
  expect(Buffer.from(one.data).includes('Flan')).toBe(false)
})

test('no script can read the key out again', async () => {
  const key = await importKey(keyText('a'))
  expect(key.extractable).toBe(false)
  await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow(/extract/)
})

import { expect, test } from 'vitest'
import { createDrawnFiles } from './drawn-files.ts'

test('a picture is drawn once, also for concurrent requests, until newer ones need its place', async () => {
  const drawings: string[] = []
  const drawn = createDrawnFiles(25)
  const get = (path: string) =>
    drawn(path, async () => {
      drawings.push(path)
      return Buffer.alloc(10)
    })
  await Promise.all([get('a'), get('a')])
  await get('b')
  await get('a')
  await get('c')
  await get('a')
  await get('b')
  expect(drawings).toEqual(['a', 'b', 'c', 'b'])
})

test('what failed is drawn again', async () => {
  const drawn = createDrawnFiles()
  await expect(drawn('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect((await drawn('a', async () => Buffer.from('now'))).toString()).toBe('now')
})

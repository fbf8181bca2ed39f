import { expect, test } from 'vitest'
import { createDrawnFiles } from './drawn-files.ts'

test('a file stays until newer ones need its place: the one that was read longest ago leaves', () => {
  const drawn = createDrawnFiles(25)
  const keep = (path: string) => drawn.keep(path, 1, Buffer.alloc(10))
  keep('a')
  keep('b')
  drawn.ofVersion('a', 1)
  keep('c')
  expect(['a', 'b', 'c'].filter(path => drawn.ofVersion(path, 1))).toEqual(['a', 'c'])
})

test('a file of another version is sent after it was confirmed, and not drawn again', () => {
  const drawn = createDrawnFiles()
  drawn.keep('a', 1, Buffer.from('drawn'))
  expect(drawn.ofVersion('a', 2)).toBeUndefined()
  expect(drawn.confirm('a', 2)?.toString()).toBe('drawn')
  expect(drawn.ofVersion('a', 2)?.toString()).toBe('drawn')
  expect(drawn.confirm('b', 2)).toBeUndefined()
})

test('concurrent requests share what is made; what failed is made again', async () => {
  const drawn = createDrawnFiles()
  let made = 0
  const make = async () => ++made
  expect(await Promise.all([drawn.once('a', make), drawn.once('a', make)])).toEqual([1, 1])
  await expect(drawn.once('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await drawn.once('a', make)).toBe(2)
})

import { expect, test } from 'vitest'
import { KEY_SIGNS } from '../codes.limits.ts'
import { newKeys } from './code-keys.ts'

test('keys have three signs, none twice, and none is of an edition', () => {
  const had = new Set<string>()
  const keys = newKeys(5000, had)
  expect(new Set(keys).size).toBe(5000)
  expect(had.size).toBe(5000)
  expect(keys.filter(key => !/^[2-9a-hjkmnp-z]{3,4}$/.test(key) || /^e\d/.test(key))).toEqual([])
  expect(keys.filter(key => key.length === 4).length).toBeLessThan(5)
})

test('where most short keys are taken, one has four signs', () => {
  const had = new Set([...KEY_SIGNS].flatMap(a => [...KEY_SIGNS].flatMap(b => [...KEY_SIGNS].map(c => a + b + c))))
  expect(newKeys(1, had)[0]).toHaveLength(4)
})

test('a key of an edition is drawn again', () => {
  const signs = [...'e2ae2b7kf'].map(sign => KEY_SIGNS.indexOf(sign))
  expect(newKeys(1, new Set(), () => signs.shift() ?? 0)).toEqual(['7kf'])
})

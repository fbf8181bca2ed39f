import { randomInt } from 'node:crypto'
import { KEY_LENGTH, KEY_SIGNS, KEY_TRIES } from '../codes.limits.ts'

/** 'e' and a digit are of printed editions (4-beyond §8). */
const OF_EDITION = /^e\d/

const randomKey = (length: number, random: (max: number) => number): string =>
  Array.from({ length }, () => KEY_SIGNS[random(KEY_SIGNS.length)]).join('')

/**
 * Keys that no code of the restaurant has or had (4-beyond §9); `had` gets them too. One sign more where most short
 * ones are taken.
 */
export function newKeys(count: number, had: Set<string>, random: (max: number) => number = randomInt): string[] {
  const keys: string[] = []
  for (let tries = 0; keys.length < count; tries++) {
    const key = randomKey(tries < KEY_TRIES ? KEY_LENGTH : KEY_LENGTH + 1, random)
    if (had.has(key) || OF_EDITION.test(key)) continue
    had.add(key)
    keys.push(key)
    tries = -1
  }
  return keys
}

import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { ErrorDefinition } from '#shared/app-error.ts'
import { readTexts } from './spec-texts.ts'

const ROOT = join(import.meta.dirname, '../..')
const FILES_AT_LEAST = 5
const STATUSES = [400, 401, 403, 404, 409, 412, 413, 415, 429, 451, 500, 503]
/** The technical messages in English: older clients recognize a word in them (3-decisions §1). */
const ENGLISH = ['restaurant_limit', 'slug_exists']
const ENGLISH_WORDS = /\b(the|is|are|was|not found|invalid|required|already|please|failed|must|cannot|your)\b/i

const isDefinition = (value: unknown): value is ErrorDefinition =>
  typeof value === 'object' && value !== null && 'code' in value && 'status' in value && 'message' in value

const files: string[] = []
for await (const path of glob('src/**/*.errors.ts', { cwd: ROOT })) files.push(path)
const modules = await Promise.all(files.map(path => import(join(ROOT, path)) as Promise<Record<string, unknown>>))
const errors = modules
  .flatMap(module => Object.values(module))
  .flatMap(list => Object.values(list as object) as unknown[])
  .filter(isDefinition)

test('the lists of errors are read', () => {
  expect(files.length).toBeGreaterThanOrEqual(FILES_AT_LEAST)
  expect(errors.length).toBeGreaterThan(files.length)
})

test('only the text of trial_expired has the word trial, on which the client redirects', () => {
  for (const { code, message } of errors)
    expect([code, /trial/i.test(message)]).toEqual([code, code === 'trial_expired'])
})

test('no other text of the server or of a field has the word trial', async () => {
  const sentences = (await readTexts(['src/**/*.texts.ts', 'src/**/*.errors.ts'])).filter(
    text => text.includes(' ') && /\btrial\b/i.test(text),
  )
  const expired = errors.find(({ code }) => code === 'trial_expired')
  expect(sentences).toEqual([expired?.message])
})

describe.each(errors)('$code', ({ code, status, message }) => {
  test('has a code for programs, a status of the envelope and a text for people', () => {
    expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/)
    expect(STATUSES).toContain(status)
    expect(message).toBe(message.trim().normalize('NFC'))
    if (ENGLISH.includes(code)) return
    expect(message).not.toMatch(ENGLISH_WORDS)
    expect(message).toMatch(/^[¡¿\p{Lu}]/u)
  })
})

/**
 * 403 at sign-in, 401 for the session that ended with it (3-decisions §2). 403 of the plan, 409 of the account
 * (3-decisions §5).
 */
const SECOND_STATUSES = ['member_removed 401', 'restaurant_limit 409']

test('one code means one status', () => {
  const pairs = new Set(
    errors.map(({ code, status }) => `${code} ${status}`).filter(pair => !SECOND_STATUSES.includes(pair)),
  )
  expect(pairs.size).toBe(new Set(errors.map(({ code }) => code)).size)
})

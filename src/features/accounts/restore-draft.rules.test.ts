import { describe, expect, it } from 'vitest'
import { FIRST_STEP, isCodeDead, isCodeExpired, isTokenExpired, readDraft } from './restore-draft.rules.ts'

describe('what is kept of a reset over a reload', () => {
  it.each([
    { step: 'code', email: 'ana@example.com', sentAt: 1 },
    { step: 'code', email: 'ana@example.com', sentAt: 1, wrong: 4 },
    { step: 'password', email: 'ana@example.com', tempToken: 'x', verifiedAt: 1 },
    { step: 'email', email: 'ana@example.com' },
  ])('%j is read back', draft => {
    expect(readDraft(JSON.stringify(draft))).toEqual(draft)
  })

  it.each([null, '', '{', '[]', 'null', '{"step":"code"}'])('%j begins again', kept => {
    expect(readDraft(kept)).toEqual(FIRST_STEP)
  })

  it('a step without what it needs falls back to the first, with the email', () => {
    expect(readDraft('{"step":"password","email":"a@b.es"}')).toEqual({ step: 'email', email: 'a@b.es' })
  })

  it('a code lives 15 minutes and five tries, its token 10 minutes', () => {
    expect([isCodeExpired(0, 899_999), isCodeExpired(0, 900_000)]).toEqual([false, true])
    expect([isCodeDead(4), isCodeDead(5)]).toEqual([false, true])
    expect([isTokenExpired(0, 599_999), isTokenExpired(0, 600_000)]).toEqual([false, true])
  })
})

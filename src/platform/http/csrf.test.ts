import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSameSite } from './csrf.ts'

const PRODUCTION = { publicUrl: 'https://sobremesa.example', production: true }
const LOCAL = { publicUrl: 'http://localhost:3000', production: false }
const from = (headers: Record<string, string>, config = PRODUCTION) => isSameSite({ headers }, config)

describe('a request with an Origin', () => {
  it('is ours when it is the origin of PUBLIC_URL, letter for letter', () => {
    expect(from({ origin: 'https://sobremesa.example' })).toBe(true)
    expect(from({ origin: 'https://sobremesa.example', 'sec-fetch-site': 'cross-site' })).toBe(true)
  })

  it.each([
    'null',
    '',
    'http://sobremesa.example',
    'https://sobremesa.example:8443',
    'https://sobremesa.example.evil.test',
    'https://evil.test/https://sobremesa.example',
    'https://sobremesa.example, https://evil.test',
    'http://localhost:3000',
  ])('%j is another site in production', origin => {
    expect(from({ origin, 'sec-fetch-site': 'same-origin' })).toBe(false)
  })

  it('may be any name of this machine outside production, with our port', () => {
    for (const origin of ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])
      expect(from({ origin }, LOCAL)).toBe(true)
    for (const origin of [
      'http://localhost:3001',
      'https://localhost:3000',
      'http://localhost',
      'http://10.0.0.1:3000',
    ])
      expect(from({ origin }, LOCAL)).toBe(false)
  })

  it('is another site, whatever other headers say', () => {
    fc.assert(
      fc.property(fc.webUrl(), fc.boolean(), (url, production) => {
        const { origin } = new URL(url)
        fc.pre(origin !== PRODUCTION.publicUrl)
        expect(from({ origin }, { ...PRODUCTION, production })).toBe(false)
      }),
      { numRuns: 20 },
    )
  })
})

describe('a request without an Origin', () => {
  it.each([
    [{}, true],
    [{ 'sec-fetch-site': 'same-origin' }, true],
    [{ 'sec-fetch-site': 'none' }, true],
    [{ 'sec-fetch-site': 'same-site' }, false],
    [{ 'sec-fetch-site': 'cross-site' }, false],
    [{ 'sec-fetch-site': 'anything' }, false],
  ])('%j: %s', (headers, expected) => {
    expect(from(headers)).toBe(expected)
  })
})

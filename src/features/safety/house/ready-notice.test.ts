import { expect, test } from 'vitest'
import { ALLERGEN_NOTICE_MAX } from '#features/allergens/allergens.limits.ts'
import { LOCALES } from '#shared/locale.ts'
import { halvesIn, isReady, READY_HALVES, readySentence, toggleHalf } from './ready-notice.ts'

const LANGUAGES = { locale: 'es', locales: LOCALES } as const

test('halves become one sentence in every language, and go again', () => {
  const one = toggleHalf({}, 'fryer', LANGUAGES)
  expect(one).toEqual({
    es: 'En nuestra cocina la freidora es compartida.',
    en: 'In our kitchen the fryer is shared.',
    pt: 'Na nossa cozinha a fritadeira é partilhada.',
  })
  const two = toggleHalf(one, 'flour', LANGUAGES)
  expect(two['es']).toBe('En nuestra cocina se usa harina de trigo y la freidora es compartida.')
  const three = toggleHalf(two, 'shellfish', LANGUAGES)
  expect(three['en']).toBe('In our kitchen wheat flour is used, the fryer is shared and shellfish is handled.')
  expect(halvesIn(three['pt'] ?? '', 'pt')).toEqual(['flour', 'fryer', 'shellfish'])
  const none = ['flour', 'fryer', 'shellfish'] as const
  expect(none.reduce((notice, half) => toggleHalf(notice, half, LANGUAGES), three)).toEqual({ es: '', en: '', pt: '' })
})

test('what the house has written stays around it', () => {
  const own = { es: 'Tenemos pan sin gluten.', en: 'Ask us.' }
  const said = toggleHalf(own, 'nuts', LANGUAGES)
  expect(said['es']).toBe('Tenemos pan sin gluten. En nuestra cocina hay frutos secos.')
  expect(said['en']).toBe('Ask us. In our kitchen nuts are present.')
  expect(toggleHalf(said, 'nuts', LANGUAGES)).toMatchObject(own)
  expect(isReady(said['es'] ?? '', 'es')).toBe(false)
  expect(isReady(said['pt'] ?? '', 'pt')).toBe(true)
  expect(isReady('', 'es')).toBe(false)
})

test('all of them fit', () => {
  for (const locale of LOCALES) expect(readySentence(READY_HALVES, locale).length).toBeLessThan(ALLERGEN_NOTICE_MAX)
})

import { expect, test } from 'vitest'
import { offeredLanguage } from './offered-language.ts'

test.each([
  ['the language of the phone', ['en', 'pt'], 'es', null, 'pt-BR', 'pt'],
  ['English, where the phone speaks none of the menu', ['en', 'pt'], 'es', null, 'fr-FR', 'en'],
  ['English from the page in Portuguese too', ['es', 'en'], 'pt', null, 'de', 'en'],
  ['nothing where the menu has no English', ['pt'], 'es', null, 'fr', undefined],
  ['nothing to who reads Catalan', ['en', 'pt'], 'es', null, 'ca', undefined],
  ['nothing to who reads Galician', ['en'], 'es', null, 'gl-ES', undefined],
  ['nothing to who reads Basque', ['en'], 'es', null, 'eu', undefined],
  ['nothing where the page speaks the language of the phone', ['en', 'pt'], 'es', null, 'es-MX', undefined],
  ['nothing on a page in English', ['es', 'pt'], 'en', null, 'ja', undefined],
  ['what was chosen, not what the phone speaks', ['en', 'pt'], 'es', 'pt', 'en-GB', 'pt'],
  ['nothing once the page itself was chosen', ['en', 'pt'], 'es', 'es', 'fr', undefined],
])('offers %s', (_, others, shown, chosen, phone, offered) => {
  expect(offeredLanguage(others, shown, chosen, phone)).toBe(offered)
})

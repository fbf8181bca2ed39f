import { expect, test } from 'vitest'
import { mailtoUrl } from './html.ts'

test.each([
  ['hola@casalola.es', 'mailto:hola@casalola.es'],
  ['a?bcc=otra@x.es&body=hola', 'mailto:a%3Fbcc%3Dotra@x.es%26body%3Dhola'],
  ['a%0d%0abcc:b@x.es', 'mailto:a%250d%250abcc%3Ab@x.es'],
  ['carta+diners@x.es', 'mailto:carta%2Bdiners@x.es'],
  ['"<b>"@x.es', 'mailto:%22%3Cb%3E%22@x.es'],
])('%s is written to, and nothing else', (email, url) => {
  expect(mailtoUrl(email)).toBe(url)
})

test('a subject is one', () => {
  expect(mailtoUrl('a@x.es', '7f3a & más')).toBe('mailto:a@x.es?subject=7f3a%20%26%20m%C3%A1s')
})

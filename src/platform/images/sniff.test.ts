import { expect, test } from 'vitest'
import { sniffFormat } from './sniff.ts'

const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex')

test.each([
  ['png', hex('89504e470d0a1a0a 0000000d49484452')],
  ['jpeg', hex('ffd8ffe0 00104a464946')],
  ['webp', Buffer.from('RIFF\x10\0\0\0WEBPVP8 ', 'latin1')],
  ['avif', Buffer.from('\0\0\0\x1cftypavif\0\0\0\0mif1miaf', 'latin1')],
  ['avif', Buffer.from('\0\0\0\x1cftypmif1\0\0\0\0mif1avifmiaf', 'latin1')],
])('%s by its first bytes', (format, head) => {
  expect(sniffFormat(head)).toBe(format)
})

test.each([
  ['nothing', Buffer.alloc(0)],
  ['text', Buffer.from('hola, esto no es una imagen')],
  ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['GIF', Buffer.from('GIF89a')],
  ['a PDF', Buffer.from('%PDF-1.7')],
  ['HEIC of a telephone', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
  ['a WAV file', Buffer.from('RIFF\x10\0\0\0WAVEfmt ', 'latin1')],
  ['a brand beyond the box', Buffer.from('\0\0\0\x10ftypmif1\0\0\0\0avif', 'latin1')],
])('%s is refused', (_, head) => {
  expect(sniffFormat(head)).toBeUndefined()
})

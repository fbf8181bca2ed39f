import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const FILE = join(import.meta.dirname, '../../src/app/boot.css')
const PLACE = '/* boot.css */'

/** Puts the style of the first paint into the pages of the browser's part, which both have it before any script. */
export const bootStyle: Plugin = {
  name: 'boot-style',
  transformIndexHtml: {
    order: 'pre',
    handler: html => html.replace(PLACE, () => readFileSync(FILE, 'utf8')),
  },
}

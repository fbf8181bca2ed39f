import { join } from 'node:path'
import type { LoadFrontend, Renderer } from '#app/server/frontend.ts'
import { MENU_ASSETS } from './menus/menu-assets.ts'

const SSR_ENTRY = join(import.meta.dirname, '../src/app/site/ssr.tsx')
/** Kept for the worker, so that the components are compiled once. */
let renderer: Promise<Renderer> | undefined

/** The real components, compiled by vitest when a test first requests a page, so that tests of calls need no build. */
export const loadTestFrontend: LoadFrontend = async () => ({
  renderer: () => {
    renderer ??= import(/* @vite-ignore */ SSR_ENTRY) as Promise<Renderer>
    return renderer
  },
  assets: MENU_ASSETS,
  release: 'test',
  shell: async (_url, page) =>
    `<!doctype html><html lang="es"><body data-page="${page}"><script nonce="__CSP_NONCE__"></script></body></html>`,
  offlineFiles: ['/assets/dashboard-test.js'],
  development: false,
})

import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { LAZY_SCRIPT_SOURCES, MENU_SCRIPT_SOURCES } from '#app/server/menu-scripts.ts'
import { bundle } from './bundle.ts'

const ROOT = join(import.meta.dirname, '../..')
const SOURCES = { ...MENU_SCRIPT_SOURCES, ...LAZY_SCRIPT_SOURCES }

/**
 * Writes the diner's four scripts, each with all that it imports: as entries of one build they would share another
 * file, which a phone would wait for. One hash of all four stands in their names (`on-demand-url.ts`).
 */
export const menuScripts: Plugin = {
  name: 'menu-scripts',
  apply: (config, { command }) => command === 'build' && !config.build?.ssr,
  async buildStart() {
    const made: { name: string; source: string; code: string }[] = []
    for (const [name, source] of Object.entries(SOURCES))
      made.push({ name, source, code: (await bundle(join(ROOT, source), 'es')).code })
    const all = made.map(({ code }) => code).join()
    const hash = createHash('sha256').update(all).digest('base64url').slice(0, 8)
    for (const { name, source, code } of made) {
      const fileName = `assets/${name}-${hash}.js`
      this.emitFile({ type: 'asset', name: `${name}.js`, fileName, originalFileName: source, source: code })
    }
  },
}

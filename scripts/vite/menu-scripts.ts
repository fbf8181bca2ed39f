import { join } from 'node:path'
import type { Plugin } from 'vite'
import { MENU_SCRIPT_SOURCES } from '#app/server/menu-scripts.ts'
import { bundle } from './bundle.ts'

const ROOT = join(import.meta.dirname, '../..')

/**
 * Writes the diner's three scripts, each with all that it imports: as entries of one build they would share another
 * file, which a phone would wait for.
 */
export const menuScripts: Plugin = {
  name: 'menu-scripts',
  apply: (config, { command }) => command === 'build' && !config.build?.ssr,
  async buildStart() {
    for (const [name, source] of Object.entries(MENU_SCRIPT_SOURCES)) {
      const { code } = await bundle(join(ROOT, source), 'es')
      this.emitFile({ type: 'asset', name: `${name}.js`, originalFileName: source, source: code })
    }
  },
}

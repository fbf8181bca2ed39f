import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { LoadFrontend, Renderer, Frontend } from './frontend.ts'

/** Source of the menu page's script, as the build's manifest names it. */
export const MENU_SCRIPT_SOURCE = 'src/features/public-menu/web/enhance.ts'

/** The product as `npm run build` made it. */
export const loadBuiltFrontend =
  (buildRoot: string): LoadFrontend =>
  async (): Promise<Frontend> => {
    const clientRoot = join(buildRoot, 'client')
    const html = await readFile(join(clientRoot, 'app.html'), 'utf8')
    const manifest = JSON.parse(await readFile(join(clientRoot, '.vite/manifest.json'), 'utf8')) as Record<
      string,
      { file: string }
    >
    const script = manifest[MENU_SCRIPT_SOURCE]
    if (!script) throw new Error(`The build has no ${MENU_SCRIPT_SOURCE}`)
    const renderer = (await import(pathToFileURL(join(buildRoot, 'server/ssr.js')).href)) as Renderer
    return {
      renderer: async () => renderer,
      assets: { menuScript: `/${script.file}` },
      shell: async () => html,
      clientRoot,
      development: false,
    }
  }

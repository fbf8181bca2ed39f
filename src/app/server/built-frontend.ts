import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { LoadFrontend, Renderer, Frontend } from './frontend.ts'
import { menuAssets } from './menu-scripts.ts'
import { SHELL_FILES, withFirstSight, withInlineStyles, withLateScript } from './shell-html.ts'
import type { FirstPage } from './spa-shell.ts'

/** The product as `npm run build` made it. */
export const loadBuiltFrontend =
  (buildRoot: string): LoadFrontend =>
  async (): Promise<Frontend> => {
    const clientRoot = join(buildRoot, 'client')
    const manifest = JSON.parse(await readFile(join(clientRoot, '.vite/manifest.json'), 'utf8')) as Record<
      string,
      { file: string }
    >
    const assets = menuAssets(source => {
      const built = manifest[source]
      if (!built) throw new Error(`The build has no ${source}`)
      return `/${built.file}`
    })
    const server = join(buildRoot, 'server/ssr.js')
    const renderer = (await import(pathToFileURL(server).href)) as Renderer
    const pages = builtPages(clientRoot, renderer)
    return {
      renderer: async () => renderer,
      assets,
      release: createHash('sha256')
        .update(await readFile(server))
        .update(Object.values(assets).join())
        .digest('hex')
        .slice(0, 12),
      shell: async (_url, page) => pages[page],
      clientRoot,
      development: false,
    }
  }

function builtPages(clientRoot: string, renderer: Renderer): Record<FirstPage, string> {
  const read = (file: string) => readFileSync(join(clientRoot, file), 'utf8')
  const signIn = withLateScript(withInlineStyles(read(SHELL_FILES.signIn), read))
  return {
    app: read(SHELL_FILES.app),
    login: withFirstSight(signIn, renderer.renderSignIn('login')),
    register: withFirstSight(signIn, renderer.renderSignIn('register')),
  }
}

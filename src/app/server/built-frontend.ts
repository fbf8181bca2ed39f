import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isAtOrBelow, PAGES } from '#shared/page-paths.ts'
import type { LoadFrontend, Renderer, Frontend } from './frontend.ts'
import { type Manifest, offlineFilesOf } from './offline-files.ts'
import { menuAssets } from './menu-scripts.ts'
import {
  SHELL_FILES,
  stylesOf,
  withFirstFrame,
  withFirstSight,
  withInlineStyles,
  withLateScript,
} from './shell-html.ts'
import type { FirstPage } from './spa-shell.ts'

/** The product as `npm run build` made it. */
export const loadBuiltFrontend =
  (buildRoot: string): LoadFrontend =>
  async (): Promise<Frontend> => {
    const clientRoot = join(buildRoot, 'client')
    const manifest = JSON.parse(await readFile(join(clientRoot, '.vite/manifest.json'), 'utf8')) as Manifest
    const assets = menuAssets(source => {
      const built = manifest[source]
      if (!built) throw new Error(`The build has no ${source}`)
      return `/${built.file}`
    })
    const server = join(buildRoot, 'server/ssr.js')
    const renderer = (await import(pathToFileURL(server).href)) as Renderer
    const pages = builtPages(clientRoot, renderer)
    const frameOf = framesOf(clientRoot, renderer)
    return {
      renderer: async () => renderer,
      components: server,
      assets,
      release: createHash('sha256')
        .update(await readFile(server))
        .update(Object.values(assets).join())
        .digest('hex')
        .slice(0, 12),
      shell: async (url, page) => (page === 'app' ? frameOf(url) : undefined) ?? pages[page],
      offlineFiles: offlineFilesOf(manifest, SHELL_FILES.app),
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

/** The page of the dashboard with its frame, for each URL; undefined for a page without it. */
function framesOf(clientRoot: string, renderer: Renderer): (url: string) => string | undefined {
  const read = (file: string) => readFileSync(join(clientRoot, file), 'utf8')
  const html = read(SHELL_FILES.app)
  const style = stylesOf(html).map(read).join('')
  const withFrame = (path: string) => withFirstFrame(html, renderer.renderFirstFrame(path, style))
  const frames = new Map(renderer.framePaths.map(path => [path, withFrame(path)]))
  const first = withFrame(PAGES.dashboard)
  return url => {
    if (!isAtOrBelow(url, PAGES.dashboard)) return undefined
    return [...frames].find(([path]) => isAtOrBelow(url, path))?.[1] ?? first
  }
}

import { readFile } from 'node:fs/promises'
import { showAllHeaders } from '#platform/http/front/asked.ts'
import type { LoadFrontend, Renderer } from './frontend.ts'
import { menuAssets } from './menu-scripts.ts'
import { SHELL_FILES, withFirstSight } from './shell-html.ts'

/** Vite inside the product's own server: hot reload in the browser, and fresh modules at each render. */
export const loadDevelopmentFrontend: LoadFrontend = async fastify => {
  // Vite chooses its own connections by a header.
  fastify.server.on('upgrade', showAllHeaders)
  const { createServer } = await import('vite')
  const vite = await createServer({
    appType: 'custom',
    // Without a temporary file, which `node --watch` would take for a change of source.
    configLoader: 'native',
    server: { middlewareMode: true, hmr: { server: fastify.server } },
  })
  fastify.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/')) return done()
    vite.middlewares(request.raw, reply.raw, () => done())
  })
  fastify.addHook('onClose', () => vite.close())
  const renderer = async () => (await vite.ssrLoadModule('/src/app/site/ssr.tsx')) as Renderer
  return {
    renderer,
    assets: menuAssets(source => `/${source}`),
    release: 'development',
    shell: async (url, page) => {
      if (page === 'app') return vite.transformIndexHtml(url, await readFile(SHELL_FILES.app, 'utf8'))
      const html = await vite.transformIndexHtml(url, await readFile(SHELL_FILES.signIn, 'utf8'))
      return withFirstSight(html, (await renderer()).renderSignIn(page))
    },
    offlineFiles: [],
    development: true,
  }
}

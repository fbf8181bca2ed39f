import type { FastifyInstance } from 'fastify'
import type { MenuAssets, MenuRenderer } from '#features/public-menu/public-menu.render.ts'
import type { SiteRenderer } from '#features/site/site.render.ts'
import type { Shell } from './spa-shell.ts'

export type Renderer = MenuRenderer & SiteRenderer

/** The browser's side of the product, built or (in development) made by Vite at each request. */
export type Site = {
  /** Asked at each rendering, so that an edit shows in development. */
  renderer: () => Promise<Renderer>
  assets: MenuAssets
  shell: Shell
  /** Folder of the built files; absent in development, where Vite serves them. */
  clientRoot?: string
  development: boolean
}

/** Makes the site for one server; development needs its HTTP server for hot reload. */
export type LoadSite = (fastify: FastifyInstance) => Promise<Site>

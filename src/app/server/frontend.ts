import type { FastifyInstance } from 'fastify'
import type { AbuseRenderer } from '#features/abuse/abuse.render.ts'
import type { MenuAssets, MenuRenderer } from '#features/public-menu/public-menu.render.ts'
import type { SiteRenderer } from '#features/site/site.render.ts'
import type { FirstSight } from './shell-html.ts'
import type { Shell } from './spa-shell.ts'

export type Renderer = MenuRenderer &
  AbuseRenderer &
  SiteRenderer & {
    /** The text of `/dashboard-sw.js`, without the list of files. */
    dashboardWorker: string
    renderSignIn: (mode: 'login' | 'register') => string
    framePaths: readonly string[]
    renderFirstFrame: (path: string, style: string) => FirstSight
  }

/** The browser's part of the product: built, or made by Vite at each request in development. */
export type Frontend = {
  /** Called at each render, so that an edit is visible in development. */
  renderer: () => Promise<Renderer>
  /** Path of the file with the built components, for worker threads; undefined in development. */
  components?: string
  assets: MenuAssets
  /** Changes with each build. */
  release: string
  shell: Shell
  /** Paths of the files that the dashboard needs without signal; none in development. */
  offlineFiles: readonly string[]
  /** Folder of the built files; undefined in development, where Vite serves them. */
  clientRoot?: string
  development: boolean
}

/** Creates the frontend for one server; in development it needs the HTTP server for hot reload. */
export type LoadFrontend = (fastify: FastifyInstance) => Promise<Frontend>

import type { MenuAssets, MenuRenderer } from '../../public-menu.render.ts'

/** The built components and the URLs of their files, given by `app/server`. */
export type MenuFrontend = {
  renderer: () => Promise<MenuRenderer>
  assets: MenuAssets
  /** Changes with each build. */
  release: string
  development: boolean
}

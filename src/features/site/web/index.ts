/** The public pages, for the server's build. */
export { renderSitePage } from './render-site-page.tsx'

/** The pages for everybody, for the server's build. */
export { renderSitePage } from './render-site-page.tsx'

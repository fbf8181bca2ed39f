/** The public pages, for the server's build. */
export { renderFailurePage } from './failure-page.tsx'
export { renderSitePage } from './render-site-page.tsx'

/** The public pages, for the server's build. */
export { renderFailurePage } from './failure-page.tsx'
export { renderNotFoundPage } from './not-found-page.tsx'
export { renderSitePage } from './render-site-page.tsx'
export { usedRules } from './used-rules.ts'

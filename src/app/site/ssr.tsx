/**
 * The public pages, and `/auth` before its script, as pure functions `render…(input)`; built by Vite, called by
 * `app/server`.
 */
export {
  renderErrorPage,
  renderMenuPage,
  renderNotFoundPage,
  renderOfflinePage,
  renderPreviewPage,
  renderUnavailablePage,
  serviceWorker,
} from '#features/public-menu/web/index.ts'
export { renderFailurePage, renderSitePage } from '#features/site/web/index.ts'
export { renderSignIn } from './render-sign-in.tsx'

import { createMenuRenderer } from '#features/public-menu/web/index.ts'
import deferredStyles from './menu-deferred.css?url&no-inline'
import { MENU_PARTS } from './menu-parts.ts'

/**
 * The public pages, and `/auth` and the dashboard before their scripts, as pure functions `render…(input)`; built by
 * Vite, called by `app/server`.
 */
export {
  renderErrorPage,
  renderOfflinePage,
  renderSuspendedPage,
  renderUnavailablePage,
  serviceWorker,
} from '#features/public-menu/web/index.ts'
export { default as dashboardWorker } from '#app/dashboard/worker/dashboard-worker.ts?iife'
export { renderReportPage } from '#features/abuse/web/index.ts'
export { renderFailurePage, renderNotFoundPage, renderSitePage } from '#features/site/web/index.ts'
export { framePaths, renderFirstFrame } from './render-first-frame.tsx'
export { renderSignIn } from './render-sign-in.tsx'
export const { renderMenuPage, renderPreviewPage } = createMenuRenderer({ parts: MENU_PARTS, deferredStyles })

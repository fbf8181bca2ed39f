export { createMenuRenderer } from './menu-page.tsx'
export {
  renderBrand,
  renderErrorPage,
  renderOfflinePage,
  renderSuspendedPage,
  renderUnavailablePage,
} from './message-page.tsx'
export { default as serviceWorker } from './offline/service-worker.ts?iife'

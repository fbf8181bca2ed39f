export { renderMenuPage, renderPreviewPage } from './menu-page.tsx'
export { renderErrorPage, renderNotFoundPage, renderUnavailablePage } from './message-page.tsx'

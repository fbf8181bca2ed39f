export { type DocumentInput, renderDocument } from './document.tsx'
export { renderMenuPage, renderPreviewPage } from './menu-page.tsx'
export { renderErrorPage, renderNotFoundPage, renderUnavailablePage } from './message-page.tsx'

/** The browser's front door of the QR page. */
export { QrPage } from './qr-page.tsx'

/** The server's front door of the QR codes. */
export { registerQrRoutes } from './qr.routes.ts'

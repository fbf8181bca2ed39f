import type { Feature } from '#platform/feature/feature.ts'
import { registerQrRoutes } from './qr.routes.ts'

/** Server front door of the QR codes. */
export const qrFeature: Feature = { name: 'qr', routes: registerQrRoutes }

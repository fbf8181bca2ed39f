import type { Feature } from '#platform/feature/feature.ts'
import { registerQrRoutes } from './qr.routes.ts'

export { houseContentOf } from './print-content.ts'
export { printCodes } from './print/print.task.ts'
export { qrMatrix } from './qr-matrix.ts'

/** Server front door of the QR codes. */
export const qrFeature: Feature = { name: 'qr', routes: registerQrRoutes }

import type { Feature } from '#platform/feature/feature.ts'
import { registerQrRoutes } from './qr.routes.ts'

export { codeModules } from './print/code.ts'
export { logoOnPaper } from './logo-on-paper.ts'
export { houseOnPaper } from './print-content.ts'
export { printFileOf } from './print-file.ts'
export { qrMatrix } from './qr-matrix.ts'

/** Server front door of the QR codes. */
export const qrFeature: Feature = { name: 'qr', routes: registerQrRoutes }

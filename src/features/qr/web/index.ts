/** Browser front door of the QR. */
export { FormatShape } from './format-shape.tsx'
export { drawQr, pngOf, qrMatrix } from './qr-drawing.ts'
export { useMarkPrinted } from './use-mark-printed.ts'

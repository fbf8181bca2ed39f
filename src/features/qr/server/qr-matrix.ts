import { encode } from 'uqr'
import { QR_LEVEL } from '../qr.limits.ts'
import type { QrMatrix } from '../qr.rules.ts'

/** The modules of a text at error correction level H, without a quiet zone (S2 §2). */
export const qrMatrix = (text: string): QrMatrix => encode(text, { ecc: QR_LEVEL, border: 0 }).data

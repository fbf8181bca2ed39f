/** Error correction level H, 200 px (S2 §2, §9). */
export const QR_LEVEL = 'H'
export const QR_PNG_SIZE_PX = 200
/** White modules around the code, as the QR standard requires. */
export const QUIET_MODULES = 4
/** The code itself, without its quiet zone, is never printed smaller than 3 cm. */
export const QR_MIN_PRINT_MM = 30

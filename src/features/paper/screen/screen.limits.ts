import { MINUTE_MS } from '#shared/time.ts'

/** The typesetter sets two sheets at once; the screens ask again for so long (4-beyond §8). */
export const ASK_AGAIN_MS = MINUTE_MS / 2

import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

/** Opaque: means nothing without the database. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

/** What the database holds of a token. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/** What a browser gets for a session: both tokens in the clear, once. */
export type Tokens = { access: string; refresh: string; refreshExpiresAt: Date }

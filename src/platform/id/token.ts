import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

/** A random token without content; it means nothing without the database. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

/** The hash of a token, which the database stores. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

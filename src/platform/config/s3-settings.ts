import { DEFAULTS } from './defaults.ts'
import type { Settings } from './settings.ts'

/** The bucket of the files (`docs/operations/s3.md`). */
export type S3Settings = {
  endpoint: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** Where browsers read the pictures; undefined: the product sends them. */
  publicUrl: string | undefined
}

/** All of them or none. */
export const S3_REQUIRED = ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/** Undefined: files are in DATA_DIR. */
export function toS3(env: Settings): S3Settings | undefined {
  const { S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_PUBLIC_URL, S3_REGION } = env
  if (!S3_ENDPOINT || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return undefined
  return {
    endpoint: S3_ENDPOINT,
    region: S3_REGION ?? DEFAULTS.S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    publicUrl: S3_PUBLIC_URL?.replace(/\/+$/, ''),
  }
}

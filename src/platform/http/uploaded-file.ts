/** A file that a multipart body carried, in a temporary file that is gone when the request ends. */
export type UploadedFile = {
  path: string
  bytes: number
  filename: string
  /** Aborted when the sender's connection has closed: nobody waits for the answer. */
  signal: AbortSignal
  /** Whose picture it is, for what is limited by owner. */
  owner?: string | undefined
}

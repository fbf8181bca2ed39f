/** A file of a multipart body, in a temporary file that is deleted when the request ends. */
export type UploadedFile = {
  path: string
  bytes: number
  filename: string
  /** Aborted when the sender's connection has closed: nobody waits for the answer. */
  signal: AbortSignal
  /** The owner of the image, for limits per owner. */
  owner?: string | undefined
}

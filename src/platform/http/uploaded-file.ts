/** A file of a multipart body, in a temporary file that is deleted when the request ends. */
export type UploadedFile = {
  path: string
  bytes: number
  filename: string
  /**
   * Aborted when the sender's connection has closed and nobody waits for the answer; never for a call with a key, whose
   * answer is asked for again.
   */
  signal: AbortSignal
  /** Aborted with a 503 when 30 s have passed since the last byte: what has not begun by then is refused. */
  beginBy: AbortSignal
  /** The owner of the image, for limits per owner. */
  owner?: string | undefined
}

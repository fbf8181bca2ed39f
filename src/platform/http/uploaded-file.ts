/** A file of a multipart body, in a temporary file that is deleted when the request ends. */
export type UploadedFile = { path: string; bytes: number; filename: string }

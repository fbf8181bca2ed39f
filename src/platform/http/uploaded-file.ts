/** A file that a multipart body carried, in a temporary file that is gone when the request ends. */
export type UploadedFile = { path: string; bytes: number; filename: string }

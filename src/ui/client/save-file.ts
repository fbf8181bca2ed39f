import { MINUTE_MS } from '#shared/time.ts'

const KEPT_MS = MINUTE_MS

/** Starts a browser download of a blob. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads the blob only after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
}

import type { FileField } from './endpoint.ts'
import { IMAGE_BYTES_MAX, imageFileErrors } from './image-file.errors.ts'

/** Accepted images: JPEG, PNG, WebP or AVIF (3-decisions §6). */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const

/** An image as the file of a multipart body, in this field. */
export const imageFile = (field: string): FileField => ({
  field,
  maxBytes: IMAGE_BYTES_MAX,
  types: IMAGE_TYPES,
  tooLarge: imageFileErrors.tooLarge,
})

/**
 * The key of one stored file of an image in its folder, and the same below the address of that folder: no other code
 * writes an image's file name.
 */
export const imageKey = (folder: string, width: number, format: 'webp' | 'avif' = 'webp'): string =>
  `${folder}/${width}.${format}`

/** The key of the largest variant of an image; undefined where there is no image. */
export function largestImageKey({ folder, widths }: { folder: string | null; widths: readonly number[] | null }) {
  const width = widths?.at(-1)
  return folder && width !== undefined ? imageKey(folder, width) : undefined
}

/** What a picture looks like from far away, measured on what is drawn in it: transparent parts do not count. */
export type ImageTone = {
  /** Mean color as `#rrggbb`. */
  color: string
  /** Relative luminance of that color, from 0 (black) to 1 (white), as WCAG 2 defines it. */
  luminance: number
  /** Mean opacity: 1 for a photo, less for a logo with a transparent ground. */
  alpha: number
}

import { defineErrors } from './app-error.ts'

/** The figure and the words of the specification (S1 §9, 3-decisions §6); a test holds them together. */
export const IMAGE_BYTES_MAX = 15_000_000
export const imageSizeText = 'Máximo 15MB.'

/** Errors for a file that is no accepted image (3-decisions §6). */
export const imageFileErrors = defineErrors({
  notAnImage: { code: 'not_an_image', status: 415, message: 'Solo se permiten archivos de imagen.' },
  tooLarge: { code: 'image_too_large', status: 413, message: 'La imagen es demasiado grande. Máximo 15MB.' },
})

import { IMAGE_BYTES_MAX, imageFileErrors } from '#shared/image-file.errors.ts'
import { imageTexts } from '#ui/ui.texts.ts'
import { IMAGE_TYPES } from '#shared/image-file.ts'

/** What a form will do with its image: keep it, remove it, or send a new one. */
export type ImageValue = { kind: 'keep' } | { kind: 'remove' } | { kind: 'file'; file: File }

/** Some browsers give these files no type. */
const isHeic = ({ type, name }: PickedFile): boolean => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)

type PickedFile = { type: string; name: string; size: number }

/**
 * The text that says why a picked file is refused; null when it may be sent. Up to 15 000 000 bytes (3-decisions §6).
 */
export function imageRefusal(file: PickedFile): string | null {
  if (isHeic(file)) return imageTexts.heic
  if (!IMAGE_TYPES.some(type => type === file.type)) return imageFileErrors.notAnImage.message
  return file.size > IMAGE_BYTES_MAX ? imageFileErrors.tooLarge.message : null
}

/** Largest side in px of a picture that is drawn again: no screen gets more than 1600. */
const CROP_MAX_PX = 2048

/** The side in px with which a square of `side` px is saved. */
export function cropSide(side: number): number {
  return Math.max(1, Math.min(Math.round(side), CROP_MAX_PX))
}

/** The sides in px with which a whole picture is drawn again. */
export function fitInside(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, CROP_MAX_PX / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** JPEG stays JPEG. All else becomes PNG, because every browser can write it and it keeps transparency. */
export function cropType(type: string): 'image/jpeg' | 'image/png' {
  return type === 'image/jpeg' ? 'image/jpeg' : 'image/png'
}

import { IMAGE_BYTES_MAX, imageFileErrors } from '#shared/image-file.errors.ts'
import { imageTexts } from '#ui/image.texts.ts'
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

/** Largest side in px of a picture that is sent: no screen gets more than 1600 (EVERY-DAY §8, rule 24). */
export const SENT_MAX_PX = 2000
/** A picture of so many bytes goes up in a moment on any network; a smaller one is left as it is. */
const LIGHT_BYTES = 400_000

/** The side in px with which a square of `side` px is saved. */
export function cropSide(side: number): number {
  return Math.max(1, Math.min(Math.round(side), SENT_MAX_PX))
}

/** The sides in px with which a whole picture is drawn again. */
export function fitInside(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, SENT_MAX_PX / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** True when a picture need not be made smaller: few bytes, few pixels. */
export const isLight = ({ size }: { size: number }, { width, height }: { width: number; height: number }): boolean =>
  size <= LIGHT_BYTES && Math.max(width, height) <= SENT_MAX_PX

/** How a picture is written; a browser that cannot write a type gives PNG. */
export type Writing = { type: 'image/webp' | 'image/jpeg' | 'image/png'; quality: number }

const QUALITIES = [0.82, 0.7, 0.6]
/** Up to so many pixels a better quality costs few bytes; a logo's edges are worth it. */
const SMALL_PX = 1_000_000

/**
 * The ways to write a picture of `type`, the best first: WebP at less and less quality while it stays heavy; then what
 * every browser can write, JPEG for what came as JPEG, PNG for what may be transparent.
 */
export function writingsOf(type: string, { width, height }: { width: number; height: number }): readonly Writing[] {
  const qualities = width * height > SMALL_PX ? QUALITIES : [0.95, ...QUALITIES]
  const webp = qualities.map((quality): Writing => ({ type: 'image/webp', quality }))
  if (type !== 'image/jpeg') return [...webp, { type: 'image/png', quality: 1 }]
  return [...webp, ...qualities.map((quality): Writing => ({ type: 'image/jpeg', quality }))]
}

/** A little over the wanted bytes is no reason to write a picture once more. */
export const isLightEnough = (bytes: number): boolean => bytes <= 1.25 * LIGHT_BYTES

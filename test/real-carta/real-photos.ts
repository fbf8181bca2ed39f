import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'

const FOLDER = join(import.meta.dirname, 'photos')
const QUALITY = 80

/** What phones make of a plate: `file` is a photo of 520 × 390 in `photos/`. */
type Shot = { file: string; change?: (photo: Sharp) => Sharp }

/** Taken at night with one lamp. */
const dark = (photo: Sharp): Sharp => photo.modulate({ brightness: 0.42, saturation: 0.8 })
/** Taken against the window. */
const pale = (photo: Sharp): Sharp => photo.modulate({ brightness: 1.5, saturation: 0.55 })
/** Taken with the phone upright: 3 to 4. */
const portrait = (photo: Sharp): Sharp => photo.resize(292, 390, { fit: 'cover' })
/** Cut from the photo of the whole table: 3 to 1. */
const panorama = (photo: Sharp): Sharp => photo.resize(520, 173, { fit: 'cover' })

const SHOTS = {
  ensaladilla: { file: 'ensaladilla' },
  aceitunas: { file: 'aceitunas' },
  tomate: { file: 'tomate' },
  pantomate: { file: 'pantomate', change: panorama },
  croquetas: { file: 'croquetas', change: pale },
  salmorejo: { file: 'salmorejo', change: portrait },
  calamares: { file: 'calamares' },
  gambas: { file: 'gambas', change: dark },
  padron: { file: 'aceitunas', change: photo => dark(portrait(photo)) },
  tortilla: { file: 'tortilla', change: panorama },
  sardinas: { file: 'sardinas' },
  pulpo: { file: 'pulpo', change: pale },
  mejillones: { file: 'gambas', change: panorama },
  chuleton: { file: 'chuleton', change: dark },
  paella: { file: 'paella' },
  arroznegro: { file: 'paella', change: photo => dark(portrait(photo)) },
  tartaqueso: { file: 'tartaqueso', change: portrait },
  flan: { file: 'flan' },
  torrija: { file: 'torrija' },
} satisfies Record<string, Shot>

export type PhotoName = keyof typeof SHOTS

/** A JPEG as an owner would upload it: one in three is dark, pale, upright or a panorama. */
export async function realPhoto(name: PhotoName): Promise<Buffer> {
  const { file, change }: Shot = SHOTS[name]
  const photo = sharp(await readFile(join(FOLDER, `${file}.jpg`)))
  return (change ? change(photo) : photo).jpeg({ quality: QUALITY }).toBuffer()
}

const INK = '#10222c'

/** A logo of dark lines on a transparent ground, as a PNG of 400 × 400. */
export function darkLogo(): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 96 96"><g fill="none"
    stroke="${INK}" stroke-width="5" stroke-linecap="round"><path d="M14 62c8-7 15-7 23 0s15 7 23 0 15-7 22 0"/>
    <path d="M14 78c8-7 15-7 23 0s15 7 23 0 15-7 22 0"/><path d="M26 47a22 22 0 0 1 44 0"/>
    <path d="M48 11v6M22 22l4 4M74 22l-4 4"/></g></svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

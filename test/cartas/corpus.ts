import { asCsv, asXlsx, rowsOf, type SheetStyle } from './as-sheet.ts'
import type { Corners } from '#features/bringing/server/photo/straighten.ts'
import { asPdf } from './as-pdf.ts'
import { asPhoto, type Camera } from './as-photo.ts'
import { asText } from './as-text.ts'
import { type House, houseOf } from './house.ts'
import { paperOf } from './paper.ts'
import type { Setting } from './sheet-of-paper.ts'
import { PLAIN, type Style } from './style.ts'
import { PDFS, PHOTOS, SHEETS, TEXTS } from './corpus.data.ts'

export type Kind = 'text' | 'csv' | 'xlsx' | 'pdf' | 'photo'
export type Carta = {
  name: string
  kind: Kind
  house: House
  /** What of its truth is on the paper at all. */
  style: Style
  sheet?: SheetStyle
  /** Kept unseen while the rules were written. */
  isAside: boolean
  make: () => Promise<{ bytes: Buffer; corners?: Corners }>
}
const SETTING: Setting = { columns: 1, size: 11, leaders: false, prices: 'edge', centered: false }
const CAMERA: Camera = { tilt: 0.05, shade: 0.6, noise: 10, blur: 0.7 }

/** Every third of each kind is kept aside. */
const isAside = (at: number): boolean => at % 3 === 2

const texts = TEXTS.map(([house, given], at): Carta => {
  const style = { ...PLAIN, ...given }
  const make = () => Promise.resolve({ bytes: Buffer.from(asText(paperOf(houseOf(house), style), style)) })
  return { name: `text ${at + 1} ${house}`, kind: 'text', house: houseOf(house), style, isAside: isAside(at), make }
})
const sheets = SHEETS.map(([house, sheet, format], at): Carta => {
  const rows = () => rowsOf(houseOf(house), sheet)
  const make = async () => ({ bytes: format === 'xlsx' ? await asXlsx(rows()) : asCsv(rows(), format[0], format[1]) })
  const kind = format === 'xlsx' ? 'xlsx' : 'csv'
  return {
    name: `${kind} ${at + 1} ${house}`,
    kind,
    house: houseOf(house),
    style: PLAIN,
    sheet,
    isAside: isAside(at),
    make,
  }
})
const pdfs = PDFS.map(([house, given, setting, face], at): Carta => {
  const style = { ...PLAIN, ...given }
  const make = async () => ({ bytes: await asPdf(paperOf(houseOf(house), style), { ...SETTING, ...setting }, face) })
  return { name: `pdf ${at + 1} ${house}`, kind: 'pdf', house: houseOf(house), style, isAside: isAside(at), make }
})
const photos = PHOTOS.map(([house, given, setting, face, camera], at): Carta => {
  const style = { ...PLAIN, ...given }
  const make = () =>
    asPhoto(paperOf(houseOf(house), style), { ...SETTING, ...setting }, face, { ...CAMERA, ...camera }, at + 1)
  return { name: `photo ${at + 1} ${house}`, kind: 'photo', house: houseOf(house), style, isAside: isAside(at), make }
})

export const CORPUS: readonly Carta[] = [...texts, ...sheets, ...pdfs, ...photos]

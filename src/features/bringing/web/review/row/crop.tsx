import type { CSSProperties } from 'react'
import type { Draft } from '#features/bringing/draft.contract.ts'
import type { DraftDish } from '#features/bringing/screen/review.rules.ts'
import { pageUrl } from '../../page-url.ts'
import styles from './crop.module.css'

type Box = { x: number; y: number; width: number; height: number }
/** Parts of the height of its line: enough to see the lines around it, or only itself. */
const AIR = { line: 1.2, zoomed: 0.35 }

/** A part of a picture as a background. */
function backgroundOf(url: string, image: { width: number; height: number }, box: Box): CSSProperties {
  const [restX, restY] = [image.width - box.width, image.height - box.height]
  return {
    aspectRatio: `${box.width} / ${box.height}`,
    backgroundImage: `url("${url}")`,
    backgroundSize: `${(100 * image.width) / box.width}% auto`,
    backgroundPosition: `${restX > 0 ? (100 * box.x) / restX : 0}% ${restY > 0 ? (100 * box.y) / restY : 0}%`,
  }
}

/** With some air, within the picture. */
function around({ x, y, width, height }: Box, image: { width: number; height: number }, part: number): Box {
  const air = height * part
  const [left, top] = [Math.max(0, x - air), Math.max(0, y - air)]
  return {
    x: left,
    y: top,
    width: Math.min(image.width, x + width + air) - left,
    height: Math.min(image.height, y + height + air) - top,
  }
}

type CropProps = { restaurantId: string; draft: Draft; dish: DraftDish; label: string; zoom?: number }

/** The line of a dish on its photograph; with `zoom` its right end, where the price stands, so many times larger. */
export function Crop({ restaurantId, draft, dish, label, zoom }: CropProps) {
  const { page, box } = dish.origin
  const image = draft.pages[page - 1]?.image
  if (!box || !image) return null
  const line = around(box, image, zoom ? AIR.zoomed : AIR.line)
  const width = zoom ? line.width / zoom : line.width
  const shown = { ...line, x: line.x + line.width - width, width }
  return (
    <div
      className={zoom ? styles.zoom : styles.crop}
      role="img"
      aria-label={label}
      style={backgroundOf(pageUrl(restaurantId, page), image, shown)}
    />
  )
}

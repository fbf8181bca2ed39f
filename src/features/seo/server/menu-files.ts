import { imageKey } from '#shared/image-file.ts'
import { folderOfBase, imageStorage } from '#features/images/server/index.ts'
import { LOOKS } from '#features/theme/looks.ts'
import type { MenuImage } from '#features/menu/menu-snapshot.ts'
import { drawPng, pictureHref } from '#platform/images/draw.ts'
import type { Platform } from '#platform/platform.ts'
import type { RunTask } from '#platform/work/task.ts'
import { iconLogoSize } from './icon-sizes.ts'
import { type Described, drawSvg } from './menu-file.task.ts'
import { SHARE_LOOKS } from './share-looks.ts'

/** Twice the drawn size, for screens with dense pixels. */
const SHARP = 2

/** The stored file of a picture that is at least so wide, or the largest one; undefined when it is gone. */
async function readImage(platform: Platform, image: MenuImage | null, wanted: number): Promise<Buffer | undefined> {
  if (!image) return undefined
  const width = image.widths.find(candidate => candidate >= wanted) ?? image.width
  return imageStorage(platform).read(imageKey(folderOfBase(image.base), width))
}

/** The logo as an `href` of a square of this side; undefined where there is none. */
export async function readLogo(platform: Platform, logo: MenuImage | null, side: number): Promise<string | undefined> {
  const bytes = await readImage(platform, logo, side)
  return bytes && pictureHref(bytes, { width: side, height: side, fit: 'contain' })
}

type Picture = Exclude<Described, { kind: 'manifest' }>

/** Draws the share picture of a menu or a dish, 1200 × 630 PNG, or an icon; letters and pixels on other threads. */
export function drawFile(platform: Platform, picture: Picture, run: RunTask): Promise<Buffer> {
  return drawPng(async () => {
    if (picture.kind === 'icon') {
      const { content, size } = picture
      const logo = await readLogo(platform, content.logo, iconLogoSize(size))
      return run(drawSvg, { kind: 'icon', content, size, logo })
    }
    const { content } = picture
    const { photo: photoLook, plain } = SHARE_LOOKS[LOOKS[content.style].share]
    const logo = await readLogo(platform, content.logo, plain.logo * SHARP)
    const bytes = await readImage(platform, content.photo, photoLook.photo?.width ?? 0)
    const photo = bytes && photoLook.photo && (await pictureHref(bytes, { ...photoLook.photo, fit: 'cover' }))
    return run(drawSvg, { kind: 'share', content, pictures: { logo, photo } })
  })
}

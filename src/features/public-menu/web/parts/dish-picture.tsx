import type { Style } from '#features/theme/theme.contract.ts'
import type { MenuImage } from '#features/menu/menu-snapshot.ts'
import { bloomClass } from './bloom.ts'

export type Place = {
  /** One of the first on the page: loaded eagerly. */
  eager: boolean
  /** The first picture of the page. */
  first: boolean
  /** As wide as the phone's screen (modern look, first of its category). */
  wide: boolean
}

const SMALL = 320
/** Of the picture in the sheet of a dish, in pixels of the file. */
const LARGE = 960

const sizesOf = (wide: boolean): string =>
  wide ? '(min-width:768px) 310px,calc(100vw - 32px)' : '(min-width:768px) 310px,112px'

const largeWidth = ({ widths, width }: MenuImage): number => widths.find(candidate => candidate >= LARGE) ?? width

const sources = (image: MenuImage, widths: number[], type: string): string =>
  widths.map(width => `${image.base}/${width}.${type} ${width}w`).join(',')

/** The other looks need only the smallest file; they show it at most 104 px wide. */
const fitting = (style: Style, image: MenuImage, widths: number[]): number[] =>
  style === 'modern' ? widths.filter(width => width <= 960 || width === image.widths[0]) : widths.slice(0, 1)

/**
 * A dish's picture in all stored sizes, as AVIF where that is smaller. Its space is reserved, so nothing moves when it
 * loads.
 */
export function DishPicture({ image, style, place }: { image: MenuImage; style: Style; place: Place }) {
  const webp = fitting(style, image, image.widths)
  const avif = fitting(style, image, image.avifWidths)
  const smallest = webp[0] ?? image.width
  const choice = style === 'modern' && webp.length > 1
  const sizes = choice ? sizesOf(place.wide) : undefined
  return (
    <div className={`it-img${bloomClass(image)}`}>
      <picture>
        {avif.length > 0 && (avif[0] === smallest || choice) && (
          <source
            type="image/avif"
            srcSet={choice ? sources(image, avif, 'avif') : `${image.base}/${avif[0]}.avif`}
            sizes={sizes}
          />
        )}
        <img
          src={`${image.base}/${smallest}.webp`}
          data-l={largeWidth(image)}
          srcSet={choice ? sources(image, webp, 'webp') : undefined}
          sizes={sizes}
          alt=""
          width={SMALL}
          height={Math.max(1, Math.round((SMALL * image.height) / image.width))}
          loading={place.eager ? undefined : 'lazy'}
          decoding={place.first ? undefined : 'async'}
          fetchPriority={place.first ? 'high' : undefined}
        />
      </picture>
    </div>
  )
}

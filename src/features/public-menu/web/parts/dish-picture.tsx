import type { Look } from '#features/theme/looks.ts'
import type { MenuImage } from '#features/menu/menu-snapshot.ts'
import { DISH_PICTURE, DISH_PICTURE_CLASS, FADES_IN, HERO_CLASS, hook, hookWith, LARGE_WIDTH } from '../../menu-dom.ts'
import { bloomClass } from './bloom.ts'

export type Place = {
  /** One of the first on the page: loaded eagerly. */
  eager: boolean
  /** The first picture of the page. */
  first: boolean
  /** In rows it is shown at most 124 px wide at every width of the screen. */
  kind: Look['cards']
  /** Classes of its card among large ones, with `hero` for a picture as wide as a phone's screen. */
  card: string
}

const SMALL = 320
/** Of the picture in the sheet of a dish, in pixels of the file. */
const LARGE = 960

/**
 * A phone's first picture is `100vw - 34px` wide. Said a little smaller: a file with 4 % too few pixels cannot be told
 * from one with 44 % too many, and has half the bytes (412 px wide, 1.75 pixels each).
 */
const HERO_SIZES = 'calc(92vw - 34px)'
const CARD_SIZES = '(min-width:1024px) 320px,(min-width:768px) 46vw'
/** Two shelves on a phone, more on wider screens; an image fills its place. */
const SHELF_SIZES = '(min-width:768px) 230px,46vw'
const sizesOf = ({ kind, card }: Place): string =>
  kind === 'shelf' ? SHELF_SIZES : `${CARD_SIZES},${card.startsWith(HERO_CLASS) ? HERO_SIZES : '104px'}`

const largeWidth = ({ widths, width }: MenuImage): number => widths.find(candidate => candidate >= LARGE) ?? width

/** Of the one file that is saved for a visit without a network, at least, in pixels. */
const SAVED = 480

/** Path of the file that the service worker saves: for the menu and the sheet, in the place of every other size. */
export const savedPicture = ({ base, widths, width }: MenuImage): string =>
  `${base}/${widths.find(candidate => candidate >= SAVED) ?? width}.webp`

const sources = (image: MenuImage, widths: number[], type: string): string =>
  widths.map(width => `${image.base}/${width}.${type} ${width}w`).join(',')

/** A small picture needs only the smallest file. */
const fitting = ({ kind }: Place, image: MenuImage, widths: number[]): number[] =>
  kind === 'rows' ? widths.slice(0, 1) : widths.filter(width => width <= 960 || width === image.widths[0])

/**
 * A dish's picture in all stored sizes, as AVIF where that is smaller. Its space is reserved, so nothing moves when it
 * loads.
 */
export function DishPicture({ image, place }: { image: MenuImage; place: Place }) {
  const webp = fitting(place, image, image.widths)
  const avif = fitting(place, image, image.avifWidths)
  const smallest = webp[0] ?? image.width
  const choice = place.kind !== 'rows' && webp.length > 1
  const sizes = choice ? sizesOf(place) : undefined
  // The few browsers without AVIF then get one file that is large enough for every place.
  const onlyAvif = choice && avif.length === webp.length
  const bloom = bloomClass(image)
  const shown = onlyAvif ? (webp[1] ?? smallest) : smallest
  return (
    <div className={DISH_PICTURE_CLASS + bloom} {...hook(DISH_PICTURE)}>
      <picture>
        {avif.length > 0 && (avif[0] === smallest || choice) && (
          <source
            type="image/avif"
            srcSet={choice ? sources(image, avif, 'avif') : `${image.base}/${avif[0]}.avif`}
            sizes={sizes}
          />
        )}
        <img
          src={`${image.base}/${shown}.webp`}
          {...hookWith(LARGE_WIDTH, String(largeWidth(image)))}
          {...hookWith(FADES_IN, bloom && !place.eager ? '' : undefined)}
          srcSet={choice && !onlyAvif ? sources(image, webp, 'webp') : undefined}
          sizes={onlyAvif ? undefined : sizes}
          alt=""
          width={SMALL}
          height={Math.max(1, Math.round((SMALL * image.height) / image.width))}
          loading={place.eager ? undefined : 'lazy'}
          decoding={place.first ? 'sync' : 'async'}
          fetchPriority={place.first ? 'high' : place.eager ? 'low' : undefined}
        />
      </picture>
    </div>
  )
}

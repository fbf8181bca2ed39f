import { LOCALES } from '#shared/locale.ts'
import { descriptionIn } from '#features/restaurants/locales/locales.rules.ts'
import { directionsUrl } from '../../public-menu.rules.ts'
import { NATIVE_NAMES } from '../../public-menu.texts.ts'
import openingStatus from '../inline/opening-status.ts?iife'
import type { PageContext } from '../page-context.ts'
import { Icon } from './icons.tsx'
import { Logo } from './logo.tsx'

function Languages({ context }: { context: PageContext }) {
  const { restaurant, locale, links, texts } = context
  if (restaurant.supportedLocales.length < 2) return null
  return (
    <nav className="lang" aria-label={texts.language}>
      {LOCALES.filter(other => restaurant.supportedLocales.includes(other)).map(other => (
        <a key={other} href={links[other]} hrefLang={other} lang={other} aria-current={other === locale || undefined}>
          {other.toUpperCase()}
          <span className="vh"> {NATIVE_NAMES[other]}</span>
        </a>
      ))}
    </nav>
  )
}

/** The browser writes the status at once (`opening-status.ts`); without a script it is a link to the hours. */
function Status({ context: { texts, hours } }: { context: PageContext }) {
  return (
    <>
      <span className="st">
        <a href="#horario">{texts.viewHours}</a>
      </span>
      <script data-hours={JSON.stringify(hours)}>{openingStatus}</script>
    </>
  )
}

/** From so many letters on, a name is written smaller: it has one line, then two. */
const MEDIUM_NAME = 17
const LONG_NAME = 23

const sizeOf = (name: string): 'm' | 'l' | undefined =>
  name.length >= LONG_NAME ? 'l' : name.length >= MEDIUM_NAME ? 'm' : undefined

function Address({ context: { restaurant } }: { context: PageContext }) {
  const address = [restaurant.address.street, restaurant.address.city].filter(part => part !== '').join(', ')
  if (!address) return null
  return (
    <span className="ad">
      <Icon name="pin" />
      <b>{address}</b>
    </span>
  )
}

function Actions({ context: { restaurant, texts, preview } }: { context: PageContext }) {
  const directions = directionsUrl(restaurant.address)
  return (
    <div className="mh-a">
      {directions && (
        <a className="mlink" href={directions} target={preview ? '_blank' : undefined} rel="noopener">
          <Icon name="arrow" />
          {texts.directions}
        </a>
      )}
      <button type="button" className="mlink only-m jo" data-toggle aria-controls="alergenos" aria-expanded="false">
        <Icon name="seal" />
        <span>{texts.viewAllergens}</span>
      </button>
    </div>
  )
}

/**
 * Languages, share, logo, name, description, opening status, address, directions (S1 §2): at most 300 px high on a
 * phone, so that the first dish is on the first screen.
 */
export function MenuHeader({ context }: { context: PageContext }) {
  const { restaurant, logo, locale, texts, headerLine } = context
  const description = descriptionIn(restaurant.translations, locale, restaurant.defaultLocale)
  const classes = ['mh', headerLine && 'line', !logo && 'bare'].filter(Boolean).join(' ')
  return (
    <header className={classes}>
      <div className="mh-top">
        <Languages context={context} />
        <button type="button" className="mbtn share jo" data-share>
          <Icon name="share" />
          <span>{texts.share}</span>
        </button>
      </div>
      <div className="mh-id">
        <Logo look={context} />
        <h1 dir="auto" data-size={sizeOf(restaurant.name)}>
          {restaurant.name}
        </h1>
      </div>
      {description.text && (
        <p className="md" dir="auto" lang={description.lang}>
          {description.text}
        </p>
      )}
      <div className="mh-l">
        <Status context={context} />
        <Address context={context} />
      </div>
      <Actions context={context} />
    </header>
  )
}

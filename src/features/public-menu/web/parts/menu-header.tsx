import { LOCALES } from '#shared/locale.ts'
import { descriptionIn, directionsUrl } from '../../public-menu.rules.ts'
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

const LONG_NAME = 22

/** Logo, name, description, opening status, address, directions, share, languages (S1 §2). */
export function MenuHeader({ context }: { context: PageContext }) {
  const { restaurant, locale, texts, preview, headerLine } = context
  const description = descriptionIn(restaurant.translations, locale, restaurant.defaultLocale)
  const directions = directionsUrl(restaurant.address)
  const address = [restaurant.address.street, restaurant.address.city].filter(part => part !== '').join(', ')
  const target = preview ? '_blank' : undefined
  return (
    <header className={headerLine ? 'mh line' : 'mh'}>
      <div className="mh-top">
        <Languages context={context} />
        <button type="button" className="mbtn jo" data-share>
          <Icon name="share" />
          {texts.share}
        </button>
      </div>
      <div className="mh-in">
        <Logo look={context} />
        <div className="mh-t">
          <h1 dir="auto" data-long={restaurant.name.length > LONG_NAME || undefined}>
            {restaurant.name}
          </h1>
          {description.text && (
            <p className="md" dir="auto" lang={description.lang}>
              {description.text}
            </p>
          )}
        </div>
        <div className="mh-m">
          <Status context={context} />
          {address && (
            <span className="ad">
              <Icon name="pin" />
              <span>{address}</span>
            </span>
          )}
          {directions && (
            <a className="mlink" href={directions} target={target} rel="noopener">
              <Icon name="arrow" />
              {texts.directions}
            </a>
          )}
          <button type="button" className="mlink only-m jo" data-toggle aria-controls="alergenos" aria-expanded="false">
            <Icon name="seal" />
            <span>{texts.viewAllergens}</span>
          </button>
        </div>
      </div>
    </header>
  )
}

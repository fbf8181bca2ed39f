import { LOCALES } from '#shared/locale.ts'
import { descriptionIn } from '#features/restaurants/locales/locales.rules.ts'
import { directionsUrl } from '../../public-menu.rules.ts'
import { NATIVE_NAMES } from '../../public-menu.texts.ts'
import {
  ABOUT_CLASS,
  ADDRESS_CLASS,
  HEADER_LINK_CLASS,
  HIDDEN_TEXT_CLASS,
  hook,
  HOURS_ID,
  LANGUAGES_CLASS,
  STATUS,
} from '../../menu-dom.ts'
import openingStatus from '../inline/opening-status.ts?iife'
import type { PageContext, PartProps } from '../page-context.ts'
import { DayFacts } from './days/day-facts.tsx'
import { DayNotices } from './days/day-notices.tsx'
import { Icon } from './icons.tsx'
import { Logo } from './logo.tsx'
import { PageDataElement } from './page-data-element.tsx'
import { Slot } from './slot.tsx'

function Languages({ context }: { context: PageContext }) {
  const { restaurant, locale, links, texts } = context
  if (restaurant.supportedLocales.length < 2) return null
  return (
    <nav className={LANGUAGES_CLASS} aria-label={texts.language}>
      {LOCALES.filter(other => restaurant.supportedLocales.includes(other)).map(other => (
        <a key={other} href={links[other]} hrefLang={other} lang={other} aria-current={other === locale || undefined}>
          {other.toUpperCase()}
          <span className={HIDDEN_TEXT_CLASS}> {NATIVE_NAMES[other]}</span>
        </a>
      ))}
    </nav>
  )
}

/** The browser writes the status at once (`opening-status.ts`); without a script it is a link to the hours. */
function Status({ context: { texts, data, days } }: { context: PageContext }) {
  return (
    <>
      <PageDataElement data={data} />
      <span className="status" {...hook(STATUS)}>
        <a href={`#${HOURS_ID}`}>{texts.viewHours}</a>
      </span>
      {!days && <script>{openingStatus}</script>}
    </>
  )
}

/** From so many letters on, a name is written smaller: it has one line, then two. */
const MEDIUM_NAME = 17
const LONG_NAME = 23

const sizeOf = (name: string): 'm' | 'l' | undefined =>
  name.length >= LONG_NAME ? 'l' : name.length >= MEDIUM_NAME ? 'm' : undefined

/** From so many letters on, a word can be wider than a phone at the size of its name; longer ones are broken. */
const WIDE_WORD = 10
const WIDEST_WORD = 18

/**
 * The letters of a name's longest word, for looks whose letters are so wide that the width of the screen decides their
 * size; '' for the usual one.
 */
export function nameCss(name: string): string {
  const longest = Math.max(...name.split(/[\s-]/u).map(word => [...word].length))
  return longest < WIDE_WORD ? '' : `:root{--letters:${Math.min(longest, WIDEST_WORD)}}`
}

function Address({ context: { restaurant } }: { context: PageContext }) {
  const address = [restaurant.address.street, restaurant.address.city].filter(part => part !== '').join(', ')
  if (!address) return null
  return (
    <span className={ADDRESS_CLASS}>
      <Icon name="pin" />
      <b>{address}</b>
    </span>
  )
}

function Actions({ context, sections }: PartProps) {
  const { restaurant, texts, preview } = context
  const directions = directionsUrl(restaurant.address)
  return (
    <div className="header-actions">
      {directions && (
        <a className={HEADER_LINK_CLASS} href={directions} target={preview ? '_blank' : undefined} rel="noopener">
          <Icon name="arrow" />
          {texts.directions}
        </a>
      )}
      <Slot place="headerActions" context={context} sections={sections} />
    </div>
  )
}

/**
 * Languages, logo, name, description, opening status, address, directions (S1 §2): at most 300 px high on a
 * phone, so that the first dish is on the first screen.
 */
export function MenuHeader({ context, sections }: PartProps) {
  const { restaurant, logo, locale, headerLine, days } = context
  const description = descriptionIn(restaurant.translations, locale, restaurant.defaultLocale)
  const classes = ['menu-header', headerLine && 'with-line', !logo && 'without-logo'].filter(Boolean).join(' ')
  return (
    <header className={classes}>
      <div className="header-top">
        <Languages context={context} />
        <Slot place="headerTop" context={context} sections={sections} />
      </div>
      <div className="header-name">
        <Logo look={context} />
        <h1 dir="auto" data-size={sizeOf(restaurant.name)}>
          {restaurant.name}
        </h1>
      </div>
      {description.text && (
        <p className={ABOUT_CLASS} dir="auto" lang={description.lang}>
          {description.text}
        </p>
      )}
      <div className="header-facts">
        <Status context={context} />
        {days && <DayFacts days={days} />}
        <Address context={context} />
      </div>
      <Actions context={context} sections={sections} />
      {days && <DayNotices days={days} />}
    </header>
  )
}

import { hook, ZONE_REASON } from '#features/public-menu/menu-dom.ts'
import { baseWords, knownZone, moreWords, zoneMore, zoneWords } from '#features/prices/zone-words.ts'
import type { PublicZone } from '#features/prices/public-prices.ts'
import { menuPath, type PageText } from '#features/restaurants/locales/locales.rules.ts'
import type { PageContext, PartProps } from '../../page-context.ts'
import { Icon } from '../icons.tsx'

/** Words with a name in them, which may be in another language than the page. */
function Named({ words, name }: { words: string; name: PageText }) {
  const [before, after] = words.split('{x}')
  if (after === undefined) return words
  return (
    <>
      {before}
      <span dir="auto" lang={name.lang}>
        {name.text}
      </span>
      {after}
    </>
  )
}

function ZoneIcon({ context, zone }: { context: PageContext; zone: PublicZone | undefined }) {
  const isTerrace = zone && knownZone(zone.names, context.restaurant.defaultLocale) === 'terrace'
  return <Icon name={isTerrace ? 'umbrella' : 'pin'} />
}

/** Why the prices of this page are others than on the carta (TABLE §4 7). */
function InZone({ context, zone }: { context: PageContext; zone: PublicZone }) {
  const { restaurant, locale, texts, preview } = context
  const { zones = [], currency, defaultLocale } = restaurant
  const { name, prices } = zoneWords(zone.names, locale, defaultLocale)
  return (
    <aside className="zone here" aria-label={texts.zone}>
      <p>
        <ZoneIcon context={context} zone={zone} />
        <span className="zone-reason" {...hook(ZONE_REASON)}>
          <b>
            <Named words={prices} name={name} />:
          </b>
          {` ${zoneMore(zone, { zones, currency, locale, defaultLocale })}`}
        </span>
      </p>
      <a href={menuPath(restaurant, locale)} target={preview ? '_blank' : undefined}>
        {baseWords(zones, locale, defaultLocale).see}
      </a>
    </aside>
  )
}

/** Which prices these are, and where they are others: without a zone a link to each, in a zone the way back. */
export function ZoneLine({ context }: PartProps) {
  const { restaurant, zone: present, locale, texts, preview } = context
  const { zones = [], currency, defaultLocale } = restaurant
  if (present) return <InZone context={context} zone={present} />
  if (zones.length === 0) return null
  const said = zones.map(({ names, slug, ...surcharge }) => ({
    slug,
    more: moreWords(surcharge, currency, locale),
    ...zoneWords(names, locale, defaultLocale),
  }))
  return (
    <aside className="zone" aria-label={texts.zone}>
      <p>
        <ZoneIcon context={context} zone={zones[0]} />
        <span>
          {baseWords(zones, locale, defaultLocale).prices}.
          {said.map(({ slug, place, name, more }) => (
            <span key={slug}>
              {' '}
              <Named words={place} name={name} />, {more}.
            </span>
          ))}
        </span>
      </p>
      {said.map(({ slug, see, name }) => (
        <a key={slug} href={menuPath(restaurant, locale, slug)} target={preview ? '_blank' : undefined}>
          <Named words={see} name={name} />
        </a>
      ))}
    </aside>
  )
}

import { Fragment } from 'react'
import { mailtoUrl } from '#shared/html.ts'
import type { Locale } from '#shared/locale.ts'
import { PAGES } from '#shared/page-paths.ts'
import { WEEKDAYS } from '#shared/weekday.ts'
import type { HoursSlot } from '#features/restaurants/hours/hours.rules.ts'
import { startLocale } from '#features/restaurants/locales/locales.rules.ts'
import { dinerRange } from '#features/restaurants/opening/diners/diner-words.ts'
import { directionsUrl } from '../../public-menu.rules.ts'
import { HOURS_ID } from '../../menu-dom.ts'
import type { PageContext } from '../page-context.ts'
import { ChangedHours, SpecialDays } from './days/special-days.tsx'
import { BrandSymbol, Icon } from './icons.tsx'

function Contact({ context: { restaurant, texts, preview } }: { context: PageContext }) {
  const { address, contact } = restaurant
  const town = [address.postalCode, address.city].filter(part => part !== '').join(' ')
  const directions = directionsUrl(address)
  const lines = [
    address.street,
    town,
    contact.phone && (
      <a key="phone" href={`tel:${contact.phone.replace(/[^\d+]/g, '')}`}>
        {contact.phone}
      </a>
    ),
    contact.email && (
      <a key="email" href={mailtoUrl(contact.email)}>
        {contact.email}
      </a>
    ),
  ].filter(line => line !== '')
  if (lines.length === 0) return <div />
  return (
    <div>
      <h2>{texts.contact}</h2>
      <address>
        {lines.map((line, index) => (
          // The lines of one address always keep their order.
          <span key={String(index)}>
            {line}
            {index < lines.length - 1 && <br />}
          </span>
        ))}
      </address>
      {directions && (
        <a className="text-button" href={directions} target={preview ? '_blank' : undefined} rel="noopener">
          <Icon name="arrow" />
          {texts.directions}
        </a>
      )}
    </div>
  )
}

function Usual({ slots, closed }: { slots: readonly HoursSlot[]; closed: string }) {
  return (
    <>
      {slots.length === 0 && <em>{closed}</em>}
      {slots.map((slot, index) => (
        <Fragment key={slot.open}>
          {index > 0 && ', '}
          <span>{dinerRange(slot)}</span>
        </Fragment>
      ))}
    </>
  )
}

/** Each day's slots as open-close, joined by commas; an empty day is closed (S1 §2). */
function Hours({ context: { restaurant, texts, days, locale } }: { context: PageContext }) {
  return (
    <div id={HOURS_ID}>
      <h2>{texts.hours}</h2>
      <table>
        <tbody>
          {WEEKDAYS.map((day, weekday) => {
            const slots = restaurant.hours[day]
            const isChanged = days?.changes.some(change => change.weekday === weekday)
            return (
              <tr key={day}>
                <th scope="row">{texts.days[day]}</th>
                <td>
                  {days && isChanged ? (
                    <>
                      <ChangedHours days={days} locale={locale} weekday={weekday} />
                      <span>
                        <Usual slots={slots} closed={texts.closed} />
                      </span>
                    </>
                  ) : (
                    <Usual slots={slots} closed={texts.closed} />
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {days && <SpecialDays days={days} locale={locale} />}
    </div>
  )
}

/** Where a diner reports this menu, in the language of the page. */
function reportPath(restaurant: PageContext['restaurant'], locale: Locale): string {
  const path = `${PAGES.report}?carta=${restaurant.slug}`
  return locale === startLocale(restaurant) ? path : `${path}&lang=${locale}`
}

/** Contact, weekly hours, copyright, where to report the menu, and who made the page (S1 §2). */
export function MenuFooter({ context }: { context: PageContext }) {
  const { restaurant, locale, texts, year, preview } = context
  return (
    <footer className="menu-footer">
      <div className="footer-columns">
        <Contact context={context} />
        <Hours context={context} />
      </div>
      <div className="footer-end">
        <span>
          © {year} {restaurant.name}
        </span>
        {!preview && <a href={reportPath(restaurant, locale)}>{texts.report}</a>}
        <a href="/" target={preview ? '_blank' : undefined} rel="noopener">
          {texts.developedBy} <BrandSymbol /> Sobremesa
        </a>
      </div>
    </footer>
  )
}

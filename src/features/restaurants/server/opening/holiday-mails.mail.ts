import { PAGES } from '#shared/page-paths.ts'
import { defineMail } from '#platform/mail/define-mail.ts'
import { button, facts, note, paragraph } from '#platform/mail/mail-content.ts'
import { weekdayAndNumber } from '../../opening/day-words.ts'
import { specialDayTexts as texts } from '../../opening/opening-screen.texts.ts'

/** The holidays of one restaurant that nobody has decided. */
export type Undecided = { restaurant: string; holidays: { day: string; name: string }[] }

const dayAndName = ({ day, name }: Undecided['holidays'][number]): string => `${weekdayAndNumber(day)}, ${name}`

/** Seven days before a holiday that nobody has decided, for all restaurants of a house (EVERY-DAY §4.6). */
export const holidayMail = defineMail<{ undecided: Undecided[] }>('restaurants.holiday', ({ undecided }) => {
  const [first] = undecided.flatMap(({ holidays }) => holidays).toSorted((one, other) => (one.day < other.day ? -1 : 1))
  const asked = first ? texts.holidayAsked(weekdayAndNumber(first.day), first.name) : texts.holidays
  return {
    subject: asked,
    preview: 'Dilo en un toque y tus clientes lo leerán en la carta.',
    title: asked,
    body: [
      paragraph('Todavía no has dicho qué hacéis:'),
      facts(Object.fromEntries(undecided.map(each => [each.restaurant, each.holidays.map(dayAndName).join(' · ')]))),
      button('Decidirlo', PAGES.hours),
      note('Si no haces nada, tu carta sigue con el horario de siempre.'),
      note('¿No quieres estos avisos? Apágalos en Ajustes, en tu perfil.'),
    ],
  }
})

import { defineMail } from '#platform/mail/define-mail.ts'
import { button, facts, note, paragraph } from '#platform/mail/mail-content.ts'
import { allergenList } from '#features/menu/allergen-list.ts'
import { CHECK_PAGE } from '../../safety.paths.ts'
import { reportTexts as texts } from '#features/allergens/reports/reports.texts.ts'

/** What a guest has said of one dish. */
export type Told = { restaurant: string; name: string; allergens: string[]; text: string }

const saidOf = ({ allergens, text }: Told): string =>
  [allergens.length > 0 ? allergenList(allergens) : '', text].filter(Boolean).join(' · ')

/** What guests have reported since the last one, for all restaurants of a house; at most once a day (4-beyond §5). */
export const reportsMail = defineMail<{ reports: Told[] }>('safety.reports', ({ reports }) => {
  const about = Map.groupBy(reports, told => `${told.name} · ${told.restaurant}`)
  const subject = texts.mailSubject(reports.length, reports[0]?.name ?? '')
  return {
    subject,
    preview: texts.mailPreview,
    title: subject,
    body: [
      paragraph(texts.mailBody),
      facts(Object.fromEntries([...about].map(([name, told]) => [name, told.map(saidOf).join(' / ')]))),
      button(texts.mailButton, CHECK_PAGE),
      note(texts.mailOff),
    ],
  }
})

import { PAGES } from '#shared/page-paths.ts'
import { defineMail } from '#platform/mail/define-mail.ts'
import { button, paragraph } from '#platform/mail/mail-content.ts'
import { lookTexts as texts } from '../../looks.texts.ts'

/** A look that the plan no longer carries: its name and that of what diners see after `day`, as written in mails. */
export type EndingLook = { look: string; base: string; day: string }

/** At once, when the plan has stopped carrying it (EXTRA-LOOKS §6 19). */
export const lookKeptMail = defineMail<EndingLook>('restaurants.look-kept', ({ look, base, day }) => ({
  subject: texts.mailUntil(look, day),
  preview: texts.later(base),
  title: texts.mailUntil(look, day),
  body: [paragraph(texts.until(look, day), ' ', texts.later(base)), button(texts.plans, PAGES.plans)],
}))

/** Seven days before diners see another one; `day` is the day on which they do. */
export const lookEndingMail = defineMail<EndingLook>('restaurants.look-ending', ({ look, base, day }) => ({
  subject: texts.mailSoon(base),
  preview: texts.soon(base, day),
  title: texts.mailSoon(base),
  body: [paragraph(texts.soon(base, day), ' ', texts.alone(look)), button(texts.plans, PAGES.plans)],
}))

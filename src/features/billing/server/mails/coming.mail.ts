import { PAGES } from '#shared/page-paths.ts'
import { defineMail } from '#platform/mail/define-mail.ts'
import { button, paragraph, strong } from '#platform/mail/mail-content.ts'
import { mailDay, mailDayOfYear } from '#platform/mail/mail-date.ts'

/** Restaurants that a plan has no room for, and until when their cartas are read; null: not at all. */
export type Stopping = { names: readonly string[]; at: Date; visibleUntil: Date | null }

/** 'Casa Nueva', 'Casa Nueva y Bar La Esquina', 'A, B y C'. */
const NAMES = new Intl.ListFormat('es-ES', { type: 'conjunction' })

/** By name what stops and until when it is read; nothing where nothing stops (EVERY-DAY §7). */
export function stopLines({ names, at, visibleUntil }: Stopping) {
  if (names.length === 0) return []
  const [verb, carta] = names.length === 1 ? ['se para', 'Su carta se verá'] : ['se paran', 'Sus cartas se verán']
  const seen = visibleUntil ? ` ${carta} hasta el ${mailDayOfYear(visibleUntil)}.` : ''
  return [paragraph(strong(NAMES.format(names)), ` ${verb} el ${mailDayOfYear(at)}.${seen} No se borra nada.`)]
}

/** `name`: 'Pro mensual'; `price`: '10 € al mes'. */
type Planned = { name: string; price: string; from: Date; stops: Stopping }

/** A change that waits for the end of what is paid. */
export const changePlannedMail = defineMail<Planned>('billing.change-planned', ({ name, price, from, stops }) => ({
  subject: `El ${mailDayOfYear(from)} pasas a ${name}`,
  preview: 'Hoy no pagas nada.',
  title: 'Cambio apuntado',
  body: [
    paragraph(strong('Hoy pagas 0 €.'), ` Desde el ${mailDay(from)}, ${price}.`),
    ...stopLines(stops),
    paragraph('Puedes anularlo hasta ese día.'),
    button('Ver mi suscripción', PAGES.plans),
  ],
}))

/** `next`: 'Pro anual, 96 €'. */
type Renewal = { at: Date; next: string }

/** A month before another year is paid. */
export const renewalMail = defineMail<Renewal>('billing.renewal', ({ at, next }) => ({
  subject: `Tu plan se renueva el ${mailDayOfYear(at)}`,
  preview: 'Te avisamos un mes antes, como dijimos.',
  title: 'Tu plan se renueva dentro de un mes',
  body: [
    paragraph(`El ${mailDay(at)} empieza otro periodo: `, strong(next), '.'),
    paragraph('Si quieres seguir, no hagas nada. Puedes cambiarlo o cancelarlo hasta ese día.'),
    button('Ver mi suscripción', PAGES.plans),
  ],
}))

import { PAGES } from '#shared/page-paths.ts'
import { defineMail } from '#platform/mail/define-mail.ts'
import { button, facts, paragraph } from '#platform/mail/mail-content.ts'
import type { Right } from '#features/identity/rights.rules.ts'
import { deedsInWords, rightsInWords } from '#features/identity/rights.texts.ts'

/** What somebody may do in a restaurant now, and what of it is new. */
export type HouseAccess = { restaurant: string; rights: readonly Right[]; gained: readonly Right[] }
type Access = {
  by: string
  /** What has become of them; null: they stay what they were. */
  kind: 'partner' | 'worker' | null
  houses: readonly HouseAccess[]
}

const NEWS = {
  partner: {
    preview: 'Ahora eres socio.',
    title: 'Ahora eres socio',
    text: 'Puedes hacerlo todo en la carta, los restaurantes y el equipo, menos pagar y eliminar la cuenta.',
  },
  worker: {
    preview: 'Ya no eres socio.',
    title: 'Ya no eres socio',
    text: 'Sigues en el equipo, como Trabajador. Ya no ves el plan, las facturas ni el equipo.',
  },
} as const

/** To a member who may do more, or is no partner any more (EVERY-DAY §5). */
export const accessMail = defineMail<Access>('team.access', ({ by, kind, houses }) => {
  const gained = [...new Set(houses.flatMap(house => house.gained))]
  const news = kind
    ? NEWS[kind]
    : { preview: `Ahora también puedes ${deedsInWords(gained)}.`, title: 'Puedes hacer más', text: '' }
  return {
    subject: 'Tus permisos han cambiado',
    preview: news.preview,
    title: news.title,
    body: [
      paragraph(
        `${by} ha cambiado lo que puedes hacer en ${houses.length > 1 ? 'sus restaurantes' : 'su restaurante'}.`,
      ),
      ...(news.text ? [paragraph(news.text)] : []),
      ...(kind === 'partner'
        ? []
        : [facts(Object.fromEntries(houses.map(({ restaurant, rights }) => [restaurant, rightsInWords(rights)])))]),
      button('Abrir la carta', PAGES.menu),
    ],
  }
})

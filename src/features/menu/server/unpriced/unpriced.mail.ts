import { PAGES } from '#shared/page-paths.ts'
import { defineMail } from '#platform/mail/define-mail.ts'
import { button, facts, note, paragraph } from '#platform/mail/mail-content.ts'

type Unpriced = { restaurant: string; by: string | null; dishes: readonly string[] }

const SHOWN_MAX = 10
const shown = (dishes: readonly string[]): string =>
  dishes.length > SHOWN_MAX
    ? `${dishes.slice(0, SHOWN_MAX).join(', ')} y ${dishes.length - SHOWN_MAX} más`
    : dishes.join(', ')

/** To who has the right of prices: what somebody without it has put on the menu (EVERY-DAY §5). */
export const unpricedMail = defineMail<Unpriced>('menu.unpriced', ({ restaurant, by, dishes }) => {
  const [first = ''] = dishes
  const isOne = dishes.length === 1
  const subject = isOne ? `${first} no tiene precio` : `${dishes.length} platos nuevos sin precio`
  return {
    subject,
    preview: isOne ? 'En la carta sale sin precio hasta que lo pongas.' : 'En la carta salen sin precio.',
    title: subject,
    body: [
      paragraph(
        by === null
          ? 'Hay platos nuevos en la carta y nadie les ha puesto precio:'
          : `${by} ha añadido a la carta, sin permiso de precios:`,
      ),
      facts({ [restaurant]: shown(dishes) }),
      button(isOne ? 'Poner el precio' : 'Poner los precios', PAGES.menu),
      note('¿No quieres estos avisos? Apágalos en Ajustes, en tu perfil.'),
    ],
  }
})

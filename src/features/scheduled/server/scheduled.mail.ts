import { PAGES } from '#shared/page-paths.ts'
import { defineMail } from '#platform/mail/define-mail.ts'
import { button, facts, paragraph } from '#platform/mail/mail-content.ts'
import { scheduledTexts as texts } from '../scheduled.texts.ts'
import type { ScheduledEntry } from './scheduled.changes.ts'

/** `by`: the author's first name; null: the author reads it, or is gone. */
type Params = Pick<ScheduledEntry, 'what' | 'when' | 'failed' | 'left' | 'leftCount'> & {
  restaurant: string
  by: string | null
}

const SHOWN_MAX = 20
const dishes = (count: number): string => (count === 1 ? '1 plato' : `${count} platos`)

function leftFacts({ left, leftCount }: Params): Record<string, string> {
  const shown = left.slice(0, SHOWN_MAX)
  const rows = Object.fromEntries(shown.map(({ name, reason }) => [name, texts.left[reason]]))
  const others = leftCount - shown.length
  return others > 0 ? { ...rows, 'Y además': dishes(others) } : rows
}

/** To owner and author: what of a scheduled change was not done, and why (4-beyond §6). */
export const scheduledMail = defineMail<Params>('scheduled.outcome', params => {
  const { restaurant, by, what, when, failed, leftCount } = params
  const who = by === null ? 'Estaba programado' : `${by} lo había programado`
  const title = failed ? 'Un cambio programado no se ha hecho' : `${dishes(leftCount)} fuera de un cambio programado`
  return {
    subject: `${restaurant}: ${title}`,
    preview: failed ? `No se ha hecho: ${texts.failed[failed]}.` : 'El resto sí se ha hecho.',
    title,
    body: [
      paragraph(`${who} para el ${when}: ${what}.`),
      paragraph(
        failed ? `No se ha hecho nada: ${texts.failed[failed]}.` : 'Se ha hecho lo que todavía encajaba. Se ha quedado fuera:',
      ),
      ...(leftCount > 0 ? [facts(leftFacts(params))] : []),
      button('Ver la carta', PAGES.menu),
    ],
  }
})

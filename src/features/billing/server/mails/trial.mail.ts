import { formatPrice } from '#shared/money.ts'
import { PAGES } from '#shared/page-paths.ts'
import { defineMail } from '#platform/mail/define-mail.ts'
import { button, facts, note, paragraph, strong } from '#platform/mail/mail-content.ts'
import { mailDay } from '#platform/mail/mail-date.ts'
import { PAID_TIERS, PLANS, TRIAL_DAYS, VAT_PERCENT } from '../../plans.ts'
import { centsPerMonth } from '../../savings.rules.ts'

/** `null`: the menu is not visible after the plan (`LAPSED_MENU_DAYS=0`). */
type TrialEnd = { endsAt: Date; visibleUntil: Date | null }

const yearlyPrices = (): Record<string, string> =>
  Object.fromEntries(PAID_TIERS.map(tier => [PLANS[tier].name, `${PLANS[tier].annual} € al año`]))

const stillVisible = (visibleUntil: Date | null): string =>
  visibleUntil ? `tu carta y tu QR seguirán visibles hasta el ${mailDay(visibleUntil)}` : 'tu carta dejará de verse'

const lastDay = ({ isToday }: { isToday: boolean }): string => `Tu prueba termina ${isToday ? 'hoy' : 'mañana'}`

/** A week before the end of a trial (3-decisions §8). */
export const trialEndingMail = defineMail<{ endsAt: Date; days: number }>(
  'billing.trial-ending',
  ({ endsAt, days }) => ({
    subject: `Tu prueba termina en ${days} días`,
    preview: 'Si no haces nada, no se te cobra nada.',
    title: `Te quedan ${days} días de prueba`,
    body: [
      paragraph(
        'Termina el ',
        strong(mailDay(endsAt)),
        '. Si quieres seguir, elige un plan; si no, no hagas nada: no tenemos tu tarjeta.',
      ),
      facts(yearlyPrices()),
      button('Ver planes', PAGES.plans),
      note(
        `IVA del ${VAT_PERCENT} % incluido. Al contratar, el periodo de pago empieza ese mismo día. Devolución garantizada durante ${TRIAL_DAYS} días.`,
      ),
    ],
  }),
)

/** A day before it; on the day itself after an operator has shortened the trial. */
export const trialLastDayMail = defineMail<TrialEnd & { isToday: boolean }>('billing.trial-last-day', trial => ({
  subject: lastDay(trial),
  preview: 'Después no podrás editar; nada se borra.',
  title: lastDay(trial),
  body: [
    paragraph(
      'Termina el ',
      strong(mailDay(trial.endsAt)),
      `. Después dejarás de poder editar, pero ${stillVisible(trial.visibleUntil)}. Nada se borra.`,
    ),
    button('Elegir un plan', PAGES.plans),
    note(`Desde ${formatPrice(centsPerMonth('basic') / 100, 'EUR')} al mes con pago anual, IVA incluido.`),
  ],
}))

/** When it has ended. */
export const trialEndedMail = defineMail<TrialEnd>('billing.trial-ended', ({ visibleUntil }) => ({
  subject: 'Tu periodo de prueba ha terminado',
  preview: 'Todo lo que has hecho está guardado.',
  title: 'Tu periodo de prueba ha terminado',
  body: [
    paragraph(
      ...(visibleUntil ? ['Tu carta seguirá visible hasta el ', strong(mailDay(visibleUntil)), '. '] : []),
      'Editar queda en pausa; todo lo que has hecho está guardado.',
    ),
    button('Contrata un plan', PAGES.plans),
    note('¿No era lo que buscabas? Responde y cuéntanos por qué. Lo lee una persona.'),
  ],
}))

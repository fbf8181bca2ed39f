import { escapeHtml } from '#shared/html.ts'
import { formatPrice } from '#shared/money.ts'
import { PAGES } from '#shared/page-paths.ts'
import type { PaidPlan, PlanPrice, ProviderSubscription } from '#platform/payments/payments.ts'
import type { Stored } from '#platform/payments/test/test-objects.store.ts'
import { PAID_TIERS, PLANS, priceOf, VAT_PERCENT } from '../../plans.ts'
import { vatCents } from '../../savings.rules.ts'
import { testPaymentTexts as texts } from '../../test-payments.texts.ts'
import { TEST_PAGES_STYLE } from './test-pages.style.ts'

const DAY = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'Europe/Madrid' })
const euros = (cents: number): string => formatPrice(cents / 100, 'EUR')
const row = (name: string, value: string, total = false): string =>
  `<li${total ? ' class="total"' : ''}><span>${escapeHtml(name)}</span><b>${escapeHtml(value)}</b></li>`
const button = (label: string, kind: 'primary' | 'danger' | ''): string =>
  `<button type="submit" class="${kind}">${escapeHtml(label)}</button>`
const form = (action: string, content: string): string => `<form method="post" action="${action}">${content}</form>`
const link = (url: string, label: string, kind: string): string =>
  `<a class="btn ${kind}" href="${escapeHtml(url)}">${escapeHtml(label)}</a>`

const FLASK =
  '<svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M9 3h6M10 3v6L4.6 18.2A1.9 1.9 0 0 0 6.2 21h11.6a1.9 1.9 0 0 0 1.6-2.8L14 9V3"/><path d="M7.5 15h9l3 5h-15z" fill="currentColor"/></svg>'

function page(title: string, content: string): string {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><title>${title} · Sobremesa</title><style>${TEST_PAGES_STYLE}</style>`
  const note = `<p class="note">${texts.note}</p>`
  return `<!doctype html><html lang="es"><head>${head}</head><body><div class="tape" aria-hidden="true"></div><header class="mode">${FLASK}${texts.mode}</header><main><section class="box"><h1>${title}</h1>${content}</section>${note}</main></body></html>`
}

/** For a payment that was used, has expired, or is somebody else's: one page, so that it says nothing of others. */
export const closedPage = (): string =>
  page(
    texts.payTitle,
    `<div class="alert wrong" role="alert">${texts.closed}${link(PAGES.plans, texts.backToPlans, '')}</div>`,
  )

/** What is bought, with its VAT, and the two buttons. */
export function payPage({ id, content: { plan } }: Stored<'checkout'>, email: string): string {
  const total = priceOf(plan.tier, plan.interval)
  const vat = vatCents(total)
  const bill = [
    row(texts.plan, texts.planAndInterval(PLANS[plan.tier].name, plan.interval)),
    row(texts.account, email),
    row(texts.net, euros(total * 100 - vat)),
    row(texts.vat(VAT_PERCENT), euros(vat)),
    row(texts.total, euros(total * 100), true),
  ]
  const action = `/dev/pagos/pago/${id}`
  const actions = [
    form(`${action}/confirmar`, button(texts.confirm, 'primary')),
    form(`${action}/cancelar`, button(texts.cancel, '')),
  ]
  return page(texts.payTitle, `<ul class="bill">${bill.join('')}</ul><div class="acts">${actions.join('')}</div>`)
}

/** The plan's line about restaurants. */
const roomOf = (tier: PaidPlan['tier']): string => PLANS[tier].content.find(line => line.includes('restaurante')) ?? ''

const choiceOf = (tier: PaidPlan['tier'], { tier: present, interval }: PaidPlan): string =>
  `<label><input type="radio" name="plan" value="${tier}"${tier === present ? ' checked data-present' : ''}><span><b>${PLANS[tier].name}</b><small>${tier === present ? texts.yourPlan : escapeHtml(roomOf(tier))}</small></span><b>${priceOf(tier, interval)} €</b></label>`

/** The present subscription, the other plans, cancelling and taking that back. */
export function portalPage(
  { id, content }: Stored<'portal'>,
  subscription: ProviderSubscription,
  email: string,
): string {
  const { cancelAt, currentPeriodEnd, scheduled, status } = subscription
  const action = `/dev/pagos/portal/${id}`
  const bill = [row(texts.account, email), ...(cancelAt ? [] : [row(texts.renewal, DAY.format(currentPeriodEnd))])]
  const choices = PAID_TIERS.map(tier => choiceOf(tier, subscription)).join('')
  const change = `<fieldset><legend>${texts.plan}</legend>${choices}</fieldset>${button(texts.changePlan, 'primary')}<p class="note">${texts.chooseAnother}</p>`
  const ends = cancelAt
    ? notice(texts.endsOn(DAY.format(cancelAt)), form(`${action}/reanudar`, button(texts.resume, '')))
    : ''
  const follows = scheduled
    ? notice(
        texts.followsOn(
          texts.planAndInterval(PLANS[scheduled.tier].name, scheduled.interval),
          DAY.format(scheduled.from),
        ),
        '',
      )
    : ''
  const due = notice(texts.chargeFailed, form(`${action}/pagar`, button(texts.payNow, 'primary')))
  const isDue = status === 'past_due'
  const actions = [
    ...(isDue
      ? []
      : [form(`${action}/plan`, change), form(`${action}/cobro-fallido`, button(texts.failCharge, 'danger'))]),
    cancelAt ? '' : form(`${action}/cancelar`, button(texts.cancelSubscription, 'danger')),
    link(content.returnUrl, texts.back, 'plain'),
  ]
  return page(
    texts.portalTitle,
    `<ul class="bill">${bill.join('')}</ul>${isDue ? due : ends + follows}<div class="acts">${actions.join('')}</div>`,
  )
}

const notice = (text: string, content: string): string => `<div class="alert">${text}${content}</div>`

/** The one change that the owner has pressed, what it costs today and then, and the two answers. */
export function changePage(
  { id, content: { change, returnUrl } }: Stored<'portal'>,
  { todayCents, from, nextCents }: PlanPrice,
  email: string,
): string {
  const plan = change?.plan
  const bill = [
    row(texts.account, email),
    row(texts.plan, plan ? texts.planAndInterval(PLANS[plan.tier].name, plan.interval) : ''),
    row(texts.total, euros(todayCents), true),
    row(texts.nextTotal(DAY.format(from)), euros(nextCents)),
  ]
  const actions = [
    form(`/dev/pagos/portal/${id}/confirmar`, button(texts.confirmChange, 'primary')),
    link(returnUrl, texts.keep, ''),
  ]
  return page(texts.portalTitle, `<ul class="bill">${bill.join('')}</ul><div class="acts">${actions.join('')}</div>`)
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { throwIfUnstorableText } from '#platform/http/body.ts'
import { hasDevRoutes, requireLocal } from '#platform/http/local-only.ts'
import type { Router } from '#platform/http/router.ts'
import { formatPolicy, ownOriginOnly, withHashes } from '#platform/pages/content-policy.ts'
import type { Stored } from '#platform/payments/test/test-objects.store.ts'
import { isTestPayments, type SignedEvent, type TestPayments } from '#platform/payments/test/test-payments.ts'
import type { Platform } from '#platform/platform.ts'
import { findActor } from '#features/identity/server/index.ts'
import { PAID_TIERS } from '../../plans.ts'
import { accountAccess } from '../plan-access.ts'
import { findCustomer } from '../provider/customers.store.ts'
import { isLive } from '../provider/provider-state.rules.ts'
import { invoicePdf } from './test-invoice.pdf.ts'
import { changePage, closedPage, payPage, portalPage } from './test-pages.html.ts'
import { TEST_PAGES_STYLE } from './test-pages.style.ts'

const NOT_OPEN = 404
const SEE_OTHER = 303
const POLICY = formatPolicy(
  withHashes({ ...ownOriginOnly, 'form-action': ["'self'"] }, { html: '', styles: [TEST_PAGES_STYLE], scripts: [] }),
)

type Pages = { platform: Platform; payments: TestPayments }
type ById = FastifyRequest<{ Params: { id: string } }>

/**
 * The pages of the test provider, `/dev/pagos/…`: only with the test provider, only on this machine, and each acts only
 * for the owner whose payment it is. They change nothing but the provider; the product learns it by the signed webhook,
 * like from a real one (3-decisions §4).
 */
export function registerTestPages({ fastify, platform }: Router): void {
  const { payments } = platform
  if (!hasDevRoutes(platform.config) || !isTestPayments(payments)) return
  payments.deliverTo(event => deliver(fastify, platform, event))
  fastify.register(async scope => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body: string, done) =>
      done(null, Object.fromEntries(new URLSearchParams(body))),
    )
    scope.addHook('onRequest', async request => {
      requireLocal(request)
      throwIfUnstorableText(request.params)
    })
    registerCheckoutPage(scope, { platform, payments })
    registerPortalPage(scope, { platform, payments })
    registerInvoicePage(scope, { platform, payments })
  })
}

/** Through the whole HTTP server, with raw body and signature: exactly as a provider's event comes. */
async function deliver(fastify: FastifyInstance, { log }: Platform, { body, signature }: SignedEvent): Promise<void> {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
  const answer = await fastify.inject({ method: 'POST', url: '/api/payments/webhook', headers, payload: body })
  if (answer.statusCode !== 200) log.error({ status: answer.statusCode }, 'test payments: an event was refused')
}

const html = (reply: FastifyReply, content: string, status = 200): FastifyReply =>
  reply
    .code(status)
    .headers({ 'content-security-policy': POLICY, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    .type('text/html; charset=utf-8')
    .send(content)

/** The customer when the signed-in person is its owner; undefined for everybody else. */
async function customerOf({ platform, payments }: Pages, request: FastifyRequest, customerId: string | undefined) {
  const actor = await findActor(platform, request)
  const customer = customerId === undefined ? undefined : await payments.findCustomer(customerId)
  return customer?.content.ownerId === actor?.userId ? customer : undefined
}

function registerCheckoutPage(scope: FastifyInstance, pages: Pages): void {
  const { payments, platform } = pages
  async function openCheckout(request: ById) {
    const checkout = await payments.findCheckout(request.params.id)
    const customer = await customerOf(pages, request, checkout?.customerId)
    const isOpen =
      checkout?.content.state === 'open' && Date.parse(checkout.content.expiresAt) > platform.clock.now().getTime()
    return customer && isOpen ? { checkout, email: customer.content.email } : undefined
  }
  scope.get('/dev/pagos/pago/:id', async (request: ById, reply) => {
    const found = await openCheckout(request)
    return found ? html(reply, payPage(found.checkout, found.email)) : html(reply, closedPage(), NOT_OPEN)
  })
  scope.post('/dev/pagos/pago/:id/confirmar', async (request: ById, reply) => {
    const found = await openCheckout(request)
    if (!found || !(await payments.payCheckout(found.checkout.id))) return html(reply, closedPage(), NOT_OPEN)
    return reply.redirect(found.checkout.content.successUrl, SEE_OTHER)
  })
  // The checkout stays open, as it does with a real provider: who comes back may go on.
  scope.post('/dev/pagos/pago/:id/cancelar', async (request: ById, reply) => {
    const found = await openCheckout(request)
    return found ? reply.redirect(found.checkout.content.cancelUrl, SEE_OTHER) : html(reply, closedPage(), NOT_OPEN)
  })
}

function registerPortalPage(scope: FastifyInstance, pages: Pages): void {
  const { payments, platform } = pages
  async function openPortal(request: ById) {
    const portal = await payments.findPortal(request.params.id)
    const customer = await customerOf(pages, request, portal?.customerId)
    const isOpen = portal && Date.parse(portal.content.expiresAt) > platform.clock.now().getTime()
    const subscription =
      customer && isOpen && (await payments.listSubscriptions(customer.id)).find(found => isLive(found))
    return subscription ? { portal, subscription, email: customer.content.email } : undefined
  }
  type Open = NonNullable<Awaited<ReturnType<typeof openPortal>>>
  const action = (name: string, act: (found: Open, body: Record<string, string>) => Promise<void>) =>
    scope.post(`/dev/pagos/portal/:id/${name}`, async (request: ById, reply) => {
      const found = await openPortal(request)
      if (!found) return html(reply, closedPage(), NOT_OPEN)
      await act(found, (request.body ?? {}) as Record<string, string>)
      return reply.redirect(pathOf(found.portal), SEE_OTHER)
    })
  scope.get('/dev/pagos/portal/:id', async (request: ById, reply) => {
    const found = await openPortal(request)
    if (!found) return html(reply, closedPage(), NOT_OPEN)
    const { portal, subscription, email } = found
    const { change } = portal.content
    if (!change) return html(reply, portalPage(portal, subscription, email))
    const at = change.at === undefined ? platform.clock.now() : new Date(change.at)
    return html(reply, changePage(portal, await payments.priceChange(change, at), email))
  })
  // Back to our page, as the provider's own deep link does.
  scope.post('/dev/pagos/portal/:id/confirmar', async (request: ById, reply) => {
    const found = await openPortal(request)
    if (!found || !(await payments.confirmChange(found.portal.id))) return html(reply, closedPage(), NOT_OPEN)
    return reply.redirect(found.portal.content.returnUrl, SEE_OTHER)
  })
  action('plan', async ({ subscription }, body) => {
    const tier = PAID_TIERS.find(each => each === body['plan'])
    const isOther = tier !== subscription.tier || subscription.scheduled !== null
    if (tier && isOther && subscription.status === 'active')
      await payments.changePlan(subscription.id, { tier, interval: subscription.interval }, { intentId: '' })
  })
  action('cancelar', ({ subscription }) => payments.setCancellation(subscription.id, { cancel: true }))
  action('cobro-fallido', ({ subscription }) => payments.charge(subscription.id, 'failed'))
  action('pagar', ({ subscription }) => payments.charge(subscription.id, 'paid'))
  action('reanudar', ({ subscription }) => payments.setCancellation(subscription.id, { cancel: false }))
}

/** The invoice as a file, for the owner and whoever reads the owner's plan. */
function registerInvoicePage(scope: FastifyInstance, { payments, platform }: Pages): void {
  scope.get('/dev/pagos/factura/:id', async (request: ById, reply) => {
    const actor = await findActor(platform, request)
    const access = actor && (await accountAccess(platform, actor).catch(() => undefined))
    const customerId = access && (await findCustomer(platform.db, payments.name, access.ownerId))
    const found = customerId === undefined ? undefined : await payments.findInvoice(customerId, request.params.id)
    if (!found) return html(reply, closedPage(), NOT_OPEN)
    return reply
      .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      .header('content-disposition', `attachment; filename="${found.number}.pdf"`)
      .type('application/pdf')
      .send(invoicePdf(found))
  })
}

const pathOf = ({ id }: Stored<'portal'>): string => `/dev/pagos/portal/${id}`

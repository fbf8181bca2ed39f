import type Stripe from 'stripe'
import type { Catalog, CatalogPrice, PaidPlan } from '../payments.ts'
import { orUndefined } from './stripe-errors.ts'
import { findPlan, planOf } from './stripe-subscription.ts'

/** Finds what `stripe-sync` made, by keys of ours: nobody types an id. */
export type StripeCatalog = {
  priceId(plan: PaidPlan): Promise<string>
  /** What one period costs; the price with this sum is the one of `priceId`. */
  cents(plan: PaidPlan): number
  taxRateId(): Promise<string>
  portalId(): Promise<string>
  /** The plan of a price that `stripe-sync` made, also of one that is no longer sold. */
  planOf(priceId: string): Promise<PaidPlan>
  /** The same; undefined for a price that it did not make. */
  findPlan(priceId: string): Promise<PaidPlan | undefined>
  /** Makes what is missing; lines for the operator. */
  sync(): Promise<string[]>
}

const MARK = 'sobremesa'
const LIST_MAX = 100
const RUN_SYNC = 'run "npm run admin -- stripe-sync"'

const productId = ({ tier }: PaidPlan): string => `${MARK}_${tier}`
/** With the amount: a new price of `plans.ts` becomes a new price at Stripe, and who pays the old one keeps it. */
const lookupKey = ({ tier, interval, cents }: CatalogPrice): string => `${MARK}_${tier}_${interval}_${cents}`

export function createStripeCatalog(stripe: Stripe, catalog: Catalog): StripeCatalog {
  const known = new Map<string, string>()
  const plans = new Map<string, PaidPlan>()
  /** Remembers an id for the life of the process; asks again after a failure. */
  async function remembered(key: string, find: () => Promise<string | undefined>): Promise<string> {
    const id = known.get(key) ?? (await find())
    if (id === undefined) throw new Error(`${key} is missing at Stripe: ${RUN_SYNC}`)
    known.set(key, id)
    return id
  }
  const findPrice = async (key: string) =>
    (await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 })).data[0]?.id
  const findTaxRate = async () =>
    (await stripe.taxRates.list({ active: true, inclusive: true, limit: LIST_MAX })).data.find(
      rate => rate.metadata?.['mark'] === MARK && rate.percentage === catalog.vatPercent,
    )?.id
  const findPortal = async () =>
    (await stripe.billingPortal.configurations.list({ active: true, limit: LIST_MAX })).data.find(
      portal => portal.metadata?.['mark'] === MARK,
    )

  function soldPrice(plan: PaidPlan): CatalogPrice {
    const price = catalog.prices.find(({ tier, interval }) => tier === plan.tier && interval === plan.interval)
    if (!price) throw new Error(`no price for ${plan.tier}, ${plan.interval}`)
    return price
  }

  return {
    priceId: async plan => {
      const key = lookupKey(soldPrice(plan))
      return remembered(key, () => findPrice(key))
    },
    cents: plan => soldPrice(plan).cents,
    taxRateId: () => remembered(`VAT of ${catalog.vatPercent} %`, findTaxRate),
    planOf: async id => {
      const plan = plans.get(id) ?? planOf(await stripe.prices.retrieve(id))
      plans.set(id, plan)
      return plan
    },
    findPlan: async id => plans.get(id) ?? findPlan(await stripe.prices.retrieve(id)),
    portalId: () => remembered('the portal', async () => (await findPortal())?.id),
    sync: async () => {
      const lines: string[] = []
      const prices = new Map<string, string[]>()
      for (const price of catalog.prices) {
        lines.push(...(await ensureProduct(stripe, price)))
        const key = lookupKey(price)
        const found = await findPrice(key)
        const id = found ?? (await createPrice(stripe, price, key))
        if (!found) lines.push(`price ${key}: made`)
        prices.set(productId(price), [...(prices.get(productId(price)) ?? []), id])
      }
      if (!(await findTaxRate())) {
        await createTaxRate(stripe, catalog.vatPercent)
        lines.push(`VAT of ${catalog.vatPercent} %: made`)
      }
      lines.push(...(await syncPortal(stripe, (await findPortal())?.id, prices)))
      return lines
    },
  }
}

async function ensureProduct(stripe: Stripe, price: CatalogPrice): Promise<string[]> {
  const id = productId(price)
  const found = await orUndefined(stripe.products.retrieve(id))
  if (found?.name === `Sobremesa ${price.name}` && found.active) return []
  const name = `Sobremesa ${price.name}`
  if (found) await stripe.products.update(id, { name, active: true })
  else await stripe.products.create({ id, name, metadata: { mark: MARK } }, { idempotencyKey: `product-${id}` })
  return [`product ${id}: ${found ? 'updated' : 'made'}`]
}

async function createPrice(stripe: Stripe, price: CatalogPrice, key: string): Promise<string> {
  const made = await stripe.prices.create(
    {
      product: productId(price),
      currency: 'eur',
      unit_amount: price.cents,
      recurring: { interval: price.interval === 'monthly' ? 'month' : 'year' },
      tax_behavior: 'inclusive',
      lookup_key: key,
      metadata: { mark: MARK, tier: price.tier },
    },
    { idempotencyKey: `price-${key}` },
  )
  return made.id
}

const createTaxRate = (stripe: Stripe, percentage: number) =>
  stripe.taxRates.create(
    { display_name: 'IVA', country: 'ES', tax_type: 'vat', inclusive: true, percentage, metadata: { mark: MARK } },
    { idempotencyKey: `vat-${percentage}` },
  )

/** Invoices, card, plan, tax id and cancelling at the end of the period. */
function portalFeatures(prices: ReadonlyMap<string, string[]>) {
  return {
    customer_update: { enabled: true, allowed_updates: ['address', 'name', 'tax_id'] },
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true },
    subscription_cancel: { enabled: true, mode: 'at_period_end' },
    subscription_update: {
      enabled: true,
      default_allowed_updates: ['price'],
      proration_behavior: 'always_invoice',
      // As near to the rule of our own calls (`plan-change.rules.ts`) as the provider's words come.
      schedule_at_period_end: {
        conditions: [{ type: 'decreasing_item_amount' as const }, { type: 'shortening_interval' as const }],
      },
      products: [...prices].map(([product, ids]) => ({ product, prices: ids })),
    },
  }
}

async function syncPortal(
  stripe: Stripe,
  id: string | undefined,
  prices: ReadonlyMap<string, string[]>,
): Promise<string[]> {
  const features = portalFeatures(prices)
  if (id) await stripe.billingPortal.configurations.update(id, { features })
  else await stripe.billingPortal.configurations.create({ features, metadata: { mark: MARK } })
  return [`portal: ${id ? 'updated' : 'made'}`]
}

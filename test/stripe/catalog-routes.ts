import { listOf, type Params, type StripeRoute } from './stripe-route.ts'

const textOf = (params: Params, name: string): string => String(params[name])

/** Products, prices, taxes and the settings of the portal: what the product sets up once. */
export const CATALOG: readonly StripeRoute[] = [
  {
    method: 'GET',
    path: /^products\/(\w+)$/,
    resource: 'Products',
    params: 'ProductRetrieveParams',
    object: 'Product',
    answer: (world, _, [id]) => world.find('products', id),
  },
  {
    method: 'POST',
    path: /^products$/,
    resource: 'Products',
    params: 'ProductCreateParams',
    object: 'Product',
    answer: (world, { id, name, metadata }) => world.make('products', { id, name, metadata, active: true }),
  },
  {
    method: 'POST',
    path: /^products\/(\w+)$/,
    resource: 'Products',
    params: 'ProductUpdateParams',
    object: 'Product',
    answer: (world, { name }, [id]) => {
      const found = world.find('products', id)
      return found && Object.assign(found, { name, active: true })
    },
  },
  {
    method: 'GET',
    path: /^prices$/,
    resource: 'Prices',
    params: 'PriceListParams',
    object: 'Price',
    list: true,
    answer: (world, params) => {
      const keys = params['lookup_keys'] as string[]
      return listOf(world.list('prices').filter(price => keys.includes(textOf(price, 'lookup_key'))))
    },
  },
  {
    method: 'POST',
    path: /^prices$/,
    resource: 'Prices',
    params: 'PriceCreateParams',
    object: 'Price',
    answer: (world, params) => {
      const { product, currency, lookup_key, metadata, tax_behavior, recurring } = params
      const full = { interval_count: 1, meter: null, trial_period_days: null, usage_type: 'licensed' }
      const given = { product, currency, lookup_key, metadata, tax_behavior, active: true }
      const interval = (recurring as { interval: string }).interval
      return world.make('prices', {
        ...given,
        unit_amount: Number(params['unit_amount']),
        recurring: { interval, ...full },
      })
    },
  },
  {
    method: 'GET',
    path: /^prices\/(\w+)$/,
    resource: 'Prices',
    params: 'PriceRetrieveParams',
    object: 'Price',
    answer: (world, _, [id]) => world.find('prices', id),
  },
  {
    method: 'GET',
    path: /^tax_rates$/,
    resource: 'TaxRates',
    params: 'TaxRateListParams',
    object: 'TaxRate',
    list: true,
    answer: world => listOf(world.list('taxRates')),
  },
  {
    method: 'POST',
    path: /^tax_rates$/,
    resource: 'TaxRates',
    params: 'TaxRateCreateParams',
    object: 'TaxRate',
    answer: (world, params) => {
      const { display_name, country, tax_type, metadata } = params
      const percentage = Number(params['percentage'])
      return world.make('taxRates', {
        display_name,
        country,
        tax_type,
        metadata,
        percentage,
        inclusive: true,
        active: true,
      })
    },
  },
  {
    method: 'GET',
    path: /^billing_portal\/configurations$/,
    resource: 'BillingPortal/Configurations',
    params: 'BillingPortal.ConfigurationListParams',
    object: 'Configuration',
    list: true,
    answer: world => listOf(world.list('configurations')),
  },
  {
    method: 'POST',
    path: /^billing_portal\/configurations$/,
    resource: 'BillingPortal/Configurations',
    params: 'BillingPortal.ConfigurationCreateParams',
    object: 'Configuration',
    answer: (world, { metadata }) => world.make('configurations', { metadata, active: true }),
  },
  {
    method: 'POST',
    path: /^billing_portal\/configurations\/(\w+)$/,
    resource: 'BillingPortal/Configurations',
    params: 'BillingPortal.ConfigurationUpdateParams',
    object: 'Configuration',
    answer: (world, _, [id]) => world.find('configurations', id),
  },
]

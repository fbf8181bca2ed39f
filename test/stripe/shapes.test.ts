import { expect, test } from 'vitest'
import { faultsOf, sampleOf } from './check-shape.ts'
import { parseForm } from './form.ts'
import { shapeOf } from './shapes.ts'

const checkout = shapeOf('Checkout/Sessions', 'Checkout.SessionCreateParams')

test('a form is read as the package writes it', () => {
  expect(parseForm('a[b][0][c]=1&a[b][1][c]=2&d=x')).toEqual({ a: { b: [{ c: '1' }, { c: '2' }] }, d: 'x' })
})

test.each([
  ['mode=subscription&line_items[0][price]=p&line_items[0][quantity]=1', []],
  ['mode=subscripcion', ['.mode: "subscripcion" is no "payment"']],
  ['line_items[0][precio]=p', ['.line_items[0].precio is unknown']],
  ['customer_mail=x', ['.customer_mail is unknown']],
  ['expires_at=tomorrow', ['.expires_at: "tomorrow" is no number']],
  ['tax_id_collection[required]=never', ['.tax_id_collection.enabled is missing']],
  ['subscription_data[default_tax_rates][0]=t&metadata[anything]=1', []],
])('parameters of a checkout: %s', (form, faults) =>
  expect(faultsOf(checkout, parseForm(form), 'form')).toEqual(faults),
)

test.each([
  ['Subscriptions', 'Subscription'],
  ['Checkout/Sessions', 'Session'],
  ['Prices', 'Price'],
  ['Invoices', 'Invoice'],
  ['Charges', 'Charge'],
  ['BillingPortal/Configurations', 'Configuration'],
  ['SubscriptionItems', 'SubscriptionItem'],
])('the smallest %s has its own shape', (resource, name) => {
  const shape = shapeOf(resource, name)
  const sample = sampleOf(shape) as Record<string, unknown>
  expect(faultsOf(shape, sample, 'json')).toEqual([])
  expect(faultsOf(shape, { ...sample, id: 7 }, 'json')).toEqual(['.id: 7 is no string'])
})

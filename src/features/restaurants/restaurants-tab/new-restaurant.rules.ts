import type { z } from 'zod'
import { newRestaurant } from '../restaurants.contract.ts'
import { restaurantsTabTexts as texts } from './restaurants-tab.texts.ts'

const fields = newRestaurant.pick({ name: true, description: true, address: true, contact: true })
type Fields = z.infer<typeof fields>

const isWritten = (value: string | undefined): boolean => Boolean(value?.trim())
/** The field's path, how to read its value, and the error when it is missing. */
const REQUIRED: readonly { path: string[]; of: (form: Fields) => string | undefined; error: string }[] = [
  { path: ['address', 'street'], of: form => form.address?.street, error: texts.streetRequired },
  { path: ['address', 'city'], of: form => form.address?.city, error: texts.cityRequired },
  { path: ['address', 'postalCode'], of: form => form.address?.postalCode, error: texts.postalCodeRequired },
  { path: ['contact', 'phone'], of: form => form.contact?.phone, error: texts.phoneRequired },
]

/**
 * The dashboard's form requires more than the call: street, city, postal code and phone (S2 §5, 3-decisions §5).
 * Validated even when another field is wrong, so that one submit shows all errors.
 */
export const newRestaurantForm = REQUIRED.reduce(
  (form, { path, of, error }) => form.refine(value => isWritten(of(value)), { path, error, when: () => true }),
  fields,
)
export type NewRestaurantForm = z.infer<typeof newRestaurantForm>

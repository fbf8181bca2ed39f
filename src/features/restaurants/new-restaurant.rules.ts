import type { z } from 'zod'
import { newRestaurant } from './restaurants.contract.ts'
import { restaurantsTabTexts as texts } from './restaurants-tab.texts.ts'

const required = (value: string | undefined): boolean => Boolean(value?.trim())
type Required = 'street' | 'city' | 'postalCode'
const REQUIRED: readonly (readonly [Required, string])[] = [
  ['street', texts.streetRequired],
  ['city', texts.cityRequired],
  ['postalCode', texts.postalCodeRequired],
]

/** The dashboard's form asks for more than the call: street, city, postal code and phone (S2 §5, 3-decisions §5). */
export const newRestaurantForm = newRestaurant
  .pick({ name: true, description: true, address: true, contact: true })
  .check(ctx => {
    const { address, contact } = ctx.value
    const refuse = (path: string[], message: string) =>
      ctx.issues.push({ code: 'custom', message, path, input: ctx.value })
    for (const [field, message] of REQUIRED) if (!required(address?.[field])) refuse(['address', field], message)
    if (!required(contact?.phone)) refuse(['contact', 'phone'], texts.phoneRequired)
  })
export type NewRestaurantForm = z.infer<typeof newRestaurantForm>

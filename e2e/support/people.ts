import { randomUUID } from 'node:crypto'

export type Account = { name: string; email: string; password: string }

/** What the tests need of the answer; the contract has more. */
export type Restaurant = { _id: string; name: string; slug: string }
export type NewRestaurant = { name?: string; slug?: string; supportedLocales?: string[]; defaultLocale?: string }

/** Fulfills the password rule. */
export const PASSWORD = 'Paella-de-domingo-7'

/** Somebody whom no other test knows. */
export function newAccount(given: Partial<Account> = {}): Account {
  const tag = randomUUID().slice(0, 8)
  return { name: `Marta ${tag}`, email: `marta-${tag}@ejemplo.com`, password: PASSWORD, ...given }
}

import { randomUUID } from 'node:crypto'

export type Account = { name: string; email: string; password: string }

/** The fields of the answer that the tests use; the contract has more. */
export type Restaurant = { _id: string; name: string; slug: string }
export type NewRestaurant = { name?: string; slug?: string; supportedLocales?: string[]; defaultLocale?: string }

/** Fulfills the password rule. */
export const PASSWORD = 'Paella-de-domingo-7'

/** A user that no other test knows. */
export function newAccount(given: Partial<Account> = {}): Account {
  const tag = randomUUID().slice(0, 8)
  return { name: `Marta ${tag}`, email: `marta-${tag}@ejemplo.com`, password: PASSWORD, ...given }
}

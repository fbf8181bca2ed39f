import { AsyncLocalStorage } from 'node:async_hooks'
import { isUuid } from '#shared/id.ts'

/**
 * Whose rows a piece of work may change; the database refuses all others (decision 0236). `ids`: restaurants, owners
 * and users. `accountOf`: this owner with all their restaurants. `everybody` says why it may be anybody's.
 */
export type Tenant = Account | { readonly everybody: string }
/** Part of `Tenant` that names somebody. */
export type Account = { readonly ids: readonly string[]; readonly accountOf?: string }

/** Work that may change nobody's rows, until its transaction names somebody. */
export const NOBODY: Tenant = { ids: [] }

/** For whom the work of a process is done. */
export type Tenants = {
  /** Runs work that may change the rows of this tenant only. */
  as<T>(tenant: Tenant, work: () => T): T
  /** Runs work that is done for all tenants, or for one that it finds itself, and says why. */
  everybody<T>(reason: string, work: () => T): T
  /** For whom the present work is done. */
  current(): Tenant
}

/** Comes with the work, so that stores and services need not know; `outside`: for what runs in no `as`. */
export function createTenants(outside: Tenant = NOBODY): Tenants {
  const tenants = new AsyncLocalStorage<Tenant>()
  return {
    as: (tenant, work) => tenants.run(tenant, work),
    everybody: (reason, work) => tenants.run({ everybody: reason }, work),
    current: () => tenants.getStore() ?? outside,
  }
}

const literal = (id: string): string => {
  if (!isUuid(id)) throw new Error(`No id of a tenant: ${id}`)
  return `'${id}'`
}

/** What is named, as parts of SQL: ids are UUIDs, nothing else. */
export function partsOf({ ids, accountOf }: Account): string[] {
  const parts = [...new Set(ids)].map(literal)
  if (accountOf === undefined) return parts
  const restaurants = `(SELECT string_agg(id::text, ' ') FROM restaurants WHERE owner_id = ${literal(accountOf)})`
  return [...parts, literal(accountOf), restaurants]
}

/** The statement that names a tenant until the transaction ends; undefined for nobody. */
export function namingOf(tenant: Tenant): string | undefined {
  if ('everybody' in tenant) return `SELECT set_config('sobremesa.tenant', '*', true)`
  const parts = partsOf(tenant)
  return parts.length === 0 ? undefined : `SELECT set_config('sobremesa.tenant', concat_ws(' ', ${parts}), true)`
}

import { sql } from 'kysely'
import type { Trx } from './database.ts'
import { type Account, partsOf } from './tenants.ts'

/**
 * Lets a transaction change the rows of one more tenant: of whom a token, a password or the payment provider has named,
 * or of a restaurant that it has just made.
 */
export async function nameTenant(trx: Trx, account: Account): Promise<void> {
  const parts = partsOf(account)
  if (parts.length === 0) return
  const present = `current_setting('sobremesa.tenant', true)`
  const named = `concat_ws(' ', nullif(${present}, ''), ${parts})`
  const everybodyOr = `CASE ${present} WHEN '*' THEN '*' ELSE ${named} END`
  await sql.raw(`SELECT set_config('sobremesa.tenant', ${everybodyOr}, true)`).execute(trx)
}

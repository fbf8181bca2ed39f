import type { KyselyPlugin, QueryId } from 'kysely'
import { expect, onTestFinished } from 'vitest'
import { type CallOrigin, platformOfCall, type PlatformOfCall } from '#platform/http/call.ts'
import type { Db } from '#platform/db/database.ts'

/** Tables whose rows belong to a restaurant, an owner or a user: `tenant-rule.api.test.ts` looks for more. */
export const TENANT_TABLES = [
  'account_suspensions',
  'account_undos',
  'activity',
  'allergen_notices',
  'billing_notices',
  'categories',
  'check_ignored',
  'check_mails',
  'checkouts',
  'daily_menu_rules',
  'daily_menus',
  'demo_pictures',
  'dish_reports',
  'history_changes',
  'history_entries',
  'history_starts',
  'house_roles',
  'idempotency_keys',
  'images',
  'import_drafts',
  'invitations',
  'known_devices',
  'memberships',
  'menu_items',
  'opening_today',
  'paper_editions',
  'paper_files',
  'paper_options',
  'password_resets',
  'payment_closings',
  'payment_customers',
  'price_asks',
  'price_labels',
  'published_pages',
  'restaurants',
  'scheduled_changes',
  'schedules',
  'second_factors',
  'sessions',
  'set_menus',
  'slugs',
  'special_days',
  'stored_files',
  'subscriptions',
  'support_tickets',
  'table_codes',
  'users',
  'zones',
]
/** The columns that say whose a row is. */
export const TENANT_COLUMNS = ['restaurant_id', 'owner_id', 'user_id', 'member_id', 'team_owner_id']

const NAMED = /\b(?:from|join|update|into|using) "(\w+)"/g
/** Whose rows are meant is given with the statement, or comes from a subquery that is judged by the same rule. */
const GIVEN = String.raw` (?:=|in) \(?(?:\$\d|select )`
const BY_TENANT = new RegExp(`"(?:${TENANT_COLUMNS.join('|')}|session_id)"${GIVEN}`)
const BY_OWN_ID = new RegExp(String.raw`"(?:restaurants|users|sessions|person|owners)"\."id"${GIVEN}`)
/** A statement on one table of tenants themselves, by its id. */
const OF_TENANT_TABLE = /^(?:select .*? from|update|delete from) "(?:restaurants|users|sessions)"(?! as)/
const BY_ID = new RegExp(`"id"${GIVEN}`)
/** What only the right one knows, or everybody may know: a token, a typed email, the provider's customer, a slug. */
const BY_WHAT_IS_KNOWN = new RegExp(`"(?:hash|token_hash|email|customer_id|slug)"${GIVEN}`)
/** The restaurant of a category that a diner asks for: what becomes visible of it is decided after it. */
const PUBLIC = 'select "restaurant_id" from "categories" where "id" = $1 and "deleted_at" is null'
/** A row, or a row with those that belong to it in the same statement. */
const PLAIN_INSERT =
  /^(?:with "\w+" as \(insert into "\w+" \([^)]*\) values \([^)]*\)\) )?insert into "\w+" \(([^)]*)\) values /

/** What is wrong with a statement of a call; undefined when it says whose rows it means, or touches no tenant's. */
export function tenantFault(sql: string): string | undefined {
  const tables = [...sql.matchAll(NAMED)].map(([, name = '']) => name)
  if (!tables.some(name => TENANT_TABLES.includes(name))) return undefined
  if (PLAIN_INSERT.test(sql) || sql === PUBLIC) return undefined
  if (BY_TENANT.test(sql) || BY_OWN_ID.test(sql) || BY_WHAT_IS_KNOWN.test(sql)) return undefined
  if (OF_TENANT_TABLE.test(sql) && BY_ID.test(sql)) return undefined
  return `A statement of a call without restaurant, owner or user: ${sql}`
}

const judged = new Map<string, string | undefined>()
function faultOf(sql: string): string | undefined {
  if (!judged.has(sql)) judged.set(sql, tenantFault(sql))
  return judged.get(sql)
}

/** The database, which throws after a statement with a fault. */
function ruled(db: Db, faults: string[]): Db {
  const compiled = new WeakMap<QueryId, string>()
  const executor = db.getExecutor()
  const rule: KyselyPlugin = {
    // Kysely also calls this for parts of a query; only whole queries have a result.
    transformQuery: ({ node, queryId }) => {
      compiled.set(queryId, executor.compileQuery(node, queryId).sql)
      return node
    },
    transformResult: async ({ result, queryId }) => {
      const fault = faultOf(compiled.get(queryId) ?? '')
      if (fault === undefined) return result
      faults.push(fault)
      throw new Error(fault)
    },
  }
  return db.withPlugin(rule)
}

/** An administrator searches the restaurants of all owners (3-decisions §3). */
const searchesAll = ({ endpoint, actor }: CallOrigin): boolean =>
  endpoint.name === 'restaurants.list' && (actor as { role?: string } | undefined)?.role === 'admin'

/** For the processes of tests: every statement of a call says whose rows it means, or the call and the test fail. */
export function createTenantRule(): PlatformOfCall {
  const faults: string[] = []
  onTestFinished(() => expect(faults).toEqual([]))
  return (platform, call) =>
    platformOfCall(searchesAll(call) ? platform : { ...platform, db: ruled(platform.db, faults) }, call)
}

import type { KyselyPlugin, QueryId } from 'kysely'
import type { PlatformOfCall } from '#platform/http/call.ts'
import type { Db } from '#platform/db/database.ts'
import type { Platform } from '#platform/platform.ts'

/** The database, with a record of each statement that succeeds, without `begin` and `commit`. */
function recorded(db: Db, statements: string[]): Db {
  const compiled = new WeakMap<QueryId, string>()
  const executor = db.getExecutor()
  const recorder: KyselyPlugin = {
    // Kysely also calls this for parts of a query; only whole queries have a result.
    transformQuery: ({ node, queryId }) => {
      compiled.set(queryId, executor.compileQuery(node, queryId).sql)
      return node
    },
    transformResult: async ({ result, queryId }) => {
      statements.push(compiled.get(queryId) ?? '')
      return result
    },
  }
  return db.withPlugin(recorder)
}

/** Records the SQL of every statement of a process that succeeds from here on. */
export function recordStatements(platform: Platform): string[] {
  const statements: string[] = []
  platform.db = recorded(platform.db, statements)
  return statements
}

/** Records the SQL of calls only, by endpoint: for `createTestApp({ web: { platformOfCall } })`. */
export function recordCalls(): { platformOfCall: PlatformOfCall; statementsOf: (endpoint: string) => string[] } {
  const byEndpoint = new Map<string, string[]>()
  const statementsOf = (name: string): string[] => {
    const statements = byEndpoint.get(name) ?? []
    byEndpoint.set(name, statements)
    return statements
  }
  const platformOfCall: PlatformOfCall = (platform, { endpoint }) => ({
    ...platform,
    db: recorded(platform.db, statementsOf(endpoint.name)),
  })
  return { platformOfCall, statementsOf }
}

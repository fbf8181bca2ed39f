import type { CompiledQuery, KyselyPlugin, QueryId } from 'kysely'
import type { PlatformOfCall } from '#platform/http/call.ts'
import type { Db } from '#platform/db/database.ts'
import type { Platform } from '#platform/platform.ts'

/** The database that tells each statement that succeeds, without `begin` and `commit`. */
function recorded(db: Db, hear: (query: CompiledQuery) => void): Db {
  const compiled = new WeakMap<QueryId, CompiledQuery>()
  const executor = db.getExecutor()
  const recorder: KyselyPlugin = {
    // Kysely also calls this for parts of a query; only whole queries have a result.
    transformQuery: ({ node, queryId }) => {
      compiled.set(queryId, executor.compileQuery(node, queryId))
      return node
    },
    transformResult: async ({ result, queryId }) => {
      const query = compiled.get(queryId)
      if (query) hear(query)
      return result
    },
  }
  return db.withPlugin(recorder)
}

/** Records the SQL of every statement of a process that succeeds from here on. */
export function recordStatements(platform: Platform): string[] {
  const statements: string[] = []
  platform.db = recorded(platform.db, ({ sql }) => statements.push(sql))
  return statements
}

/** The same, with the parameters of each. */
export function recordQueries(platform: Platform): CompiledQuery[] {
  const queries: CompiledQuery[] = []
  platform.db = recorded(platform.db, query => queries.push(query))
  return queries
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
    db: recorded(platform.db, ({ sql }) => statementsOf(endpoint.name).push(sql)),
  })
  return { platformOfCall, statementsOf }
}

import type { KyselyPlugin, QueryId } from 'kysely'
import type { Platform } from '#platform/platform.ts'

/** Records the SQL of every statement that succeeds from here on, without `begin` and `commit`. */
export function recordStatements(platform: Platform): string[] {
  const statements: string[] = []
  const compiled = new WeakMap<QueryId, string>()
  const executor = platform.db.getExecutor()
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
  platform.db = platform.db.withPlugin(recorder)
  return statements
}

import type { KyselyPlugin, QueryId } from 'kysely'
import type { Platform } from '#platform/platform.ts'

/** Notes the SQL of every statement that succeeds from here on; `begin` and `commit` of transactions are none. */
export function recordStatements(platform: Platform): string[] {
  const statements: string[] = []
  const compiled = new WeakMap<QueryId, string>()
  const executor = platform.db.getExecutor()
  const recorder: KyselyPlugin = {
    // Parts of a query come by here too, with names of their own; only whole ones have a result.
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

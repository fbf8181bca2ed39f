import type { KyselyPlugin } from 'kysely'
import type { Platform } from '#platform/platform.ts'

/** Notes the SQL of every statement from here on; transactions' `begin` and `commit` are none. */
export function recordStatements(platform: Platform): string[] {
  const statements: string[] = []
  const executor = platform.db.getExecutor()
  const recorder: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      statements.push(executor.compileQuery(node, queryId).sql)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  platform.db = platform.db.withPlugin(recorder)
  return statements
}

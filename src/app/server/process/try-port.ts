import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Config } from '#platform/config/config.ts'
import { cannotListen } from '../operator.ts'

/**
 * Throws OperatorError where nobody could listen with these settings: before the database is migrated, so that a
 * mistyped PORT changes nothing.
 */
export async function tryPort({ port, host }: Pick<Config, 'port' | 'host'>): Promise<void> {
  const server = createServer().listen({ port, host })
  await once(server, 'listening').catch((error: unknown) => {
    throw cannotListen(error as NodeJS.ErrnoException)
  })
  server.close()
  await once(server, 'close')
}

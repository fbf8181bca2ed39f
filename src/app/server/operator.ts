import { ConfigError } from '#platform/config/config.ts'
import { EmbeddedPostgresError } from '#platform/db/embedded/errors.ts'
import { MigrationError } from '#platform/db/migrate.ts'
import { OperatorError } from '#platform/operator/operator-error.ts'
import { StorageUnavailable } from '#platform/storage/storage.ts'

const NEEDED_NODE = [24, 21] as const
const FOLDER_FAULT = /^(ENOTDIR|EACCES|EPERM|EROFS|ENOSPC|EEXIST)$/
const AWAY = /^(ECONNREFUSED|ENOTFOUND|EHOSTUNREACH|ETIMEDOUT|ECONNRESET|ENOENT|28P01|28000|3D000|53300|57P03)$/

/** Throws when Node is not the version of our packages: `.ts` files and argon2 need it. */
export function checkNode(version = process.versions.node): void {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major === NEEDED_NODE[0] && minor >= NEEDED_NODE[1]) return
  throw new OperatorError(
    `Node ${NEEDED_NODE.join('.')} is needed and this is ${version}: start the product with "npm start".`,
  )
}

type Fault = NodeJS.ErrnoException & { port?: number }

const listenErrorText = ({ code, port }: Fault): string =>
  code === 'EADDRINUSE'
    ? `Port ${port} is in use by another program. Stop it, or choose another port: PORT=${(port ?? 0) + 1} npm start`
    : `The product cannot listen (${code}): check HOST and PORT.`

/**
 * For a server that cannot listen. A HOST that is no IP fails in a DNS lookup, with the same error code as a wrong
 * database host.
 */
export const cannotListen = (error: Fault): OperatorError => new OperatorError(listenErrorText(error), { cause: error })

/** The text for the operator about an error at start: a sentence when we know the cause, otherwise the stack. */
export function explainToOperator(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code = '', syscall, path } = error as Fault
  if (syscall === 'listen') return listenErrorText(error)
  if (path && FOLDER_FAULT.test(code)) return `The folder of DATA_DIR cannot be used: ${error.message}`
  if (error instanceof ConfigError || error instanceof EmbeddedPostgresError) return error.message
  if (error instanceof MigrationError || error instanceof OperatorError) return error.message
  if (error instanceof StorageUnavailable) return error.message
  if (AWAY.test(code)) return `The database of DATABASE_URL cannot be used: ${error.message || code}`
  return error.stack ?? error.message
}

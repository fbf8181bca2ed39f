import {
  CompiledQuery,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type TransactionSettings,
} from 'kysely'
import type { Wall } from './serving-role.ts'
import { namingOf, type Tenants } from './tenants.ts'

type Connection = Parameters<PostgresDriver['rollbackTransaction']>[0]

const WRITES = /\b(?:insert into|update|delete from|merge into) "?(\w+)/gi

/**
 * Tells the database whose rows may be changed: with BEGIN, in the same message. A single write to a table of tenants
 * gets a transaction of its own for that (decision 0236).
 */
class TenantDriver extends PostgresDriver {
  readonly #tenants: Tenants
  readonly #wall: Wall
  readonly #prepared = new WeakSet<Connection>()
  readonly #inTransaction = new WeakSet<Connection>()

  constructor(config: PostgresDialectConfig, tenants: Tenants, wall: Wall) {
    super(config)
    this.#tenants = tenants
    this.#wall = wall
  }

  override async acquireConnection(options?: Parameters<PostgresDriver['acquireConnection']>[0]): Promise<Connection> {
    const connection = (await super.acquireConnection(options)) as Connection
    if (!this.#prepared.has(connection)) {
      this.#prepared.add(connection)
      this.#nameForSingleWrites(connection)
    }
    return connection
  }

  override async beginTransaction(connection: Connection, settings: TransactionSettings): Promise<void> {
    const naming = this.#wall.tables.size > 0 ? namingOf(this.#tenants.current()) : undefined
    if (naming === undefined) {
      await super.beginTransaction(connection, settings)
      this.#inTransaction.add(connection)
      return
    }
    const { isolationLevel, accessMode } = settings
    const begin = [
      'begin',
      isolationLevel && `isolation level ${isolationLevel}`,
      accessMode && (isolationLevel ? `, ${accessMode}` : accessMode),
    ]
    try {
      await connection.executeQuery(CompiledQuery.raw(`${begin.filter(Boolean).join(' ')}; ${naming}`))
      this.#inTransaction.add(connection)
    } catch (error) {
      // Kysely would give back a connection whose transaction has begun, because the second statement failed.
      await this.rollbackTransaction(connection).catch(() => undefined)
      throw error
    }
  }

  override async commitTransaction(connection: Connection): Promise<void> {
    await super.commitTransaction(connection)
    this.#inTransaction.delete(connection)
  }

  override async rollbackTransaction(connection: Connection): Promise<void> {
    this.#inTransaction.delete(connection)
    await super.rollbackTransaction(connection)
  }

  #nameForSingleWrites(connection: Connection): void {
    const execute = connection.executeQuery.bind(connection)
    connection.executeQuery = async <R>(query: CompiledQuery) => {
      if (this.#inTransaction.has(connection) || !this.#isWalled(query)) return execute<R>(query)
      await this.beginTransaction(connection, {})
      try {
        const result = await execute<R>(query)
        await this.commitTransaction(connection)
        return result
      } catch (error) {
        await this.rollbackTransaction(connection).catch(() => undefined)
        throw error
      }
    }
  }

  #isWalled({ query, sql }: CompiledQuery): boolean {
    if (query.kind === 'SelectQueryNode') return false
    return [...sql.matchAll(WRITES)].some(([, table = '']) => this.#wall.tables.has(table))
  }
}

/** PostgreSQL, which is told for whom each transaction is. */
export class TenantDialect extends PostgresDialect {
  readonly #driver: () => PostgresDriver

  constructor(config: PostgresDialectConfig, tenants: Tenants, wall: Wall) {
    super(config)
    this.#driver = () => new TenantDriver(config, tenants, wall)
  }

  override createDriver(): PostgresDriver {
    return this.#driver()
  }
}

import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'

const onDatabase = (connectionString: string, name: string): string =>
  Object.assign(new URL(connectionString), { pathname: `/${name}` }).href

/** Rows of one statement, on a connection of its own. */
export async function queryAt<Row extends pg.QueryResultRow>(connectionString: string, text: string): Promise<Row[]> {
  const client = new pg.Client(connectionString)
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

/** An empty database on the run's server, dropped when the test ends. Answers its connection string. */
export async function newDatabase(): Promise<string> {
  const server = onDatabase(inject('testServer'), 'postgres')
  const name = `new_${randomBytes(6).toString('hex')}`
  await queryAt(server, `CREATE DATABASE ${name} TEMPLATE template0 STRATEGY file_copy`)
  onTestFinished(async () => void (await queryAt(server, `DROP DATABASE ${name} WITH (FORCE)`)))
  return onDatabase(inject('testServer'), name)
}

import { randomBytes } from 'node:crypto'
import { inject, onTestFinished } from 'vitest'
import { queryAt } from './query-at.ts'

const onDatabase = (connectionString: string, name: string): string =>
  Object.assign(new URL(connectionString), { pathname: `/${name}` }).href

/** An empty database on the run's server, dropped when the test ends. Answers its connection string. */
export async function newDatabase(): Promise<string> {
  const server = onDatabase(inject('testServer'), 'postgres')
  const name = `new_${randomBytes(6).toString('hex')}`
  await queryAt(server, `CREATE DATABASE ${name} TEMPLATE template0 STRATEGY file_copy`)
  onTestFinished(async () => void (await queryAt(server, `DROP DATABASE ${name} WITH (FORCE)`)))
  return onDatabase(inject('testServer'), name)
}

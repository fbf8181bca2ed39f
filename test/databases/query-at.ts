import pg from 'pg'

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

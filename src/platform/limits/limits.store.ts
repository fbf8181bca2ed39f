import type pg from 'pg'

/** What is counted for a key, and for every pair that begins with it. */
const OF_KEY = `(key = $1 OR starts_with(key, $1 || '.'))`

/** The most points that any of them has taken; 0 for none. `now` in milliseconds. */
export async function findMostPoints(pool: pg.Pool, table: string, key: string, now: number): Promise<number> {
  const { rows } = await pool.query<{ points: number | null }>(
    `SELECT max(points) AS points FROM ${table} WHERE ${OF_KEY} AND (expire IS NULL OR expire > $2)`,
    [key, now],
  )
  return rows[0]?.points ?? 0
}

export async function deletePoints(pool: pg.Pool, table: string, key: string): Promise<void> {
  await pool.query(`DELETE FROM ${table} WHERE ${OF_KEY}`, [key])
}

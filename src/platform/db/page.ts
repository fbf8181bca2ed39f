import { type SelectQueryBuilder, sql } from 'kysely'

/** One page of a list in the order of an id: what comes after the last one of the page before, null for the first. */
export type Page = { after: string | null; limit: number }

/** The rows of one page, in the order of that column, which must be unique among them. */
export const pageBy = <DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  column: string,
  { after, limit }: Page,
): SelectQueryBuilder<DB, TB, Row> =>
  (after === null ? query : query.where(sql<boolean>`${sql.ref(column)} > ${after}`))
    .orderBy(sql.ref(column))
    .limit(limit)

/** How many rows a statement deleted. */
export const deletedRows = async (statement: {
  executeTakeFirst(): Promise<{ numDeletedRows: bigint } | undefined>
}): Promise<number> => Number((await statement.executeTakeFirst())?.numDeletedRows ?? 0)

/** Whether a statement changed a row: of parallel callers that use one thing up, exactly one gets true. */
export const hasUpdated = async (statement: {
  executeTakeFirst(): Promise<{ numUpdatedRows: bigint } | undefined>
}): Promise<boolean> => ((await statement.executeTakeFirst())?.numUpdatedRows ?? 0n) > 0n

import { z } from 'zod'

/** What is in an archive, in this order: `backup.json`, `database/…`, `secrets/…`, `files/…`, `end.json`. */
export const HEADER = 'backup.json'
export const DATABASE = 'database/'
export const SECRETS = 'secrets/'
export const FILES = 'files/'
export const FORMAT = 1

const copiedTable = z.object({ name: z.string(), isOfJobs: z.boolean(), columns: z.array(z.string()).min(1) })
/** A table in a backup; `isOfJobs`: of pg-boss, which makes its tables itself. */
export type CopiedTable = z.infer<typeof copiedTable>

const sequenceValue = z.object({ name: z.string(), value: z.string().nullable() })
export type SequenceValue = z.infer<typeof sequenceValue>

/** The first entry: all that must be known before the rest is read. */
export const header = z.object({
  format: z.literal(FORMAT, { error: 'it was made by another release, whose format this one does not know' }),
  madeAt: z.iso.datetime(),
  installation: z.uuid().nullable(),
  /** The schema: names of the migrations that had run. */
  migrations: z.array(z.string()).min(1),
  /** In the order in which they can be filled. */
  tables: z.array(copiedTable),
})
export type Header = z.infer<typeof header>

/** The last entry. */
export const end = z.object({
  /** Rows of each table, in the order of the header. */
  rows: z.array(z.number()),
  sequences: z.array(sequenceValue),
  files: z.number(),
  fileBytes: z.number(),
})
export type End = z.infer<typeof end>

/** A piece of a table's rows: `database/0012-menu_items/3`. */
export const pieceName = (place: number, { name }: CopiedTable, piece: number): string =>
  `${DATABASE}${String(place).padStart(4, '0')}-${name}/${piece}`

/** The place in the header of a piece's table. */
export const placeOfPiece = (name: string): number => Number.parseInt(name.slice(DATABASE.length))

export type BackupOptions = {
  madeAt: Date
  /** Called again and again; what it throws ends the backup. */
  checkpoint: () => void
}

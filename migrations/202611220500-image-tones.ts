import { type Kysely, sql } from 'kysely'

/**
 * The mean color of a picture, its luminance and its opacity: a logo is put on a plate by them, a photo's place has its
 * color while it loads. Images without `measured_at` are measured by a job.
 */
const STATEMENTS = [
  `ALTER TABLE images
    ADD COLUMN mean_color text CHECK (mean_color ~ '^#[0-9a-f]{6}$'),
    ADD COLUMN luminance real CHECK (luminance BETWEEN 0 AND 1),
    ADD COLUMN alpha real CHECK (alpha BETWEEN 0 AND 1),
    ADD COLUMN measured_at timestamptz`,
  `CREATE INDEX images_unmeasured ON images (restaurant_id, id) WHERE measured_at IS NULL`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

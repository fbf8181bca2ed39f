import { type Kysely, sql } from 'kysely'
import { protectRows } from '#platform/db/row-security.ts'

/**
 * `activity` in parts by month, so that what is older than a year goes as a whole table (decision 0267). The name, the
 * columns and what the former release reads and writes stay. What is there becomes the first part as it lies, no row is
 * written again: the time goes into two indexes, which somebody with a large table makes before (`docs/growth.md`).
 */
const FIRST_PART = [
  // In the order in which writes lock them, so that none of the former release waits for us while we wait for it.
  `LOCK TABLE restaurants, users, activity IN SHARE ROW EXCLUSIVE MODE`,
  `CREATE UNIQUE INDEX IF NOT EXISTS activity_before_key ON activity (restaurant_id, id, created_at)`,
  `CREATE INDEX IF NOT EXISTS activity_before_user ON activity (user_id) WHERE user_id IS NOT NULL`,
  `ALTER TABLE activity RENAME TO activity_before`,
  `ALTER TABLE activity_before DROP CONSTRAINT activity_pkey`,
  `ALTER TABLE activity_before ADD CONSTRAINT activity_before_pkey PRIMARY KEY USING INDEX activity_before_key`,
  `ALTER INDEX activity_time RENAME TO activity_before_time`,
  `ALTER INDEX activity_age RENAME TO activity_before_age`,
  // A part is reached through `activity` alone, whose rules then count: with none of its own, it shows nobody a row.
  ...['reads', 'inserts', 'updates', 'deletes'].map(kind => `DROP POLICY tenant_${kind} ON activity_before`),
]

const BY_MONTH = [
  `CREATE TABLE activity (
    id uuid NOT NULL,
    restaurant_id uuid NOT NULL REFERENCES restaurants (id) ON DELETE CASCADE,
    user_id uuid REFERENCES users (id) ON DELETE SET NULL,
    action text NOT NULL,
    details jsonb NOT NULL DEFAULT '{}',
    created_at timestamptz NOT NULL,
    PRIMARY KEY (restaurant_id, id, created_at)
  ) PARTITION BY RANGE (created_at)`,
  `CREATE INDEX activity_time ON activity (restaurant_id, created_at DESC)`,
  `CREATE INDEX activity_age ON activity (created_at)`,
  `CREATE INDEX activity_user ON activity (user_id) WHERE user_id IS NOT NULL`,
  // Takes what no month takes: a write is never lost because nobody has made its month.
  `CREATE TABLE activity_other PARTITION OF activity DEFAULT`,
  `ALTER TABLE activity_other ENABLE ROW LEVEL SECURITY`,
  // Up to the next month, or to the one after a row that a wrong clock has written.
  `DO $$ DECLARE ends timestamptz; BEGIN
    SELECT date_trunc('month', greatest(now(), max(created_at)), 'UTC') INTO ends FROM activity_before;
    EXECUTE format('ALTER TABLE activity ATTACH PARTITION activity_before FOR VALUES FROM (MINVALUE) TO (%L)',
      (ends AT TIME ZONE 'UTC' + interval '1 month') AT TIME ZONE 'UTC');
  END $$`,
]

/** Who serves may make no tables; these do it with the rights of who migrates. */
const FUNCTIONS = [
  `CREATE FUNCTION sobremesa_activity_months() RETURNS TABLE (part text, ends timestamptz)
  LANGUAGE sql STABLE SET timezone = 'UTC' AS $$
    SELECT relname::text, substring(pg_get_expr(relpartbound, pg_class.oid) FROM 'TO \\(''([^'']+)''\\)')::timestamptz
    FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid
    WHERE inhparent = 'activity'::regclass AND pg_get_expr(relpartbound, pg_class.oid) <> 'DEFAULT'
  $$`,
  // At most twelve at once, whatever the clock of a machine says. Rows that came before their month move into it.
  `CREATE FUNCTION sobremesa_add_activity_months(until timestamptz) RETURNS SETOF text
  LANGUAGE plpgsql SECURITY DEFINER SET timezone = 'UTC' SET lock_timeout = '2s' AS $$
  DECLARE first timestamptz; last timestamptz; part text;
  BEGIN
    SELECT max(ends) INTO first FROM sobremesa_activity_months();
    IF first >= until THEN RETURN; END IF;
    LOCK TABLE restaurants, users IN SHARE ROW EXCLUSIVE MODE;
    LOCK TABLE ONLY activity_other IN ACCESS EXCLUSIVE MODE;
    FOR month IN 1..12 LOOP
      EXIT WHEN first >= until;
      last := first + interval '1 month';
      part := to_char(first, '"activity_"YYYY_MM');
      EXECUTE format('CREATE TABLE %I (LIKE activity INCLUDING ALL)', part);
      EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', part);
      EXECUTE format('WITH moved AS (DELETE FROM activity_other WHERE created_at >= %L AND created_at < %L RETURNING *)
        INSERT INTO %I SELECT * FROM moved', first, last, part);
      EXECUTE format('ALTER TABLE activity ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', part, first, last);
      RETURN NEXT part;
      first := last;
    END LOOP;
  END $$`,
  // The newest stays, for the next one begins where it ends.
  `CREATE FUNCTION sobremesa_drop_activity_months(before timestamptz) RETURNS SETOF text
  LANGUAGE plpgsql SECURITY DEFINER SET timezone = 'UTC' SET lock_timeout = '2s' AS $$
  DECLARE old text;
  BEGIN
    FOR old IN SELECT part FROM sobremesa_activity_months() months
        WHERE ends <= before AND ends < (SELECT max(ends) FROM sobremesa_activity_months()) ORDER BY ends LOOP
      EXECUTE format('DROP TABLE %I', old);
      RETURN NEXT old;
    END LOOP;
  END $$`,
  // What they name is in our schema, whatever the search path of the caller is.
  `DO $$ DECLARE called text; BEGIN
    FOREACH called IN ARRAY ARRAY['sobremesa_activity_months()', 'sobremesa_add_activity_months(timestamptz)',
        'sobremesa_drop_activity_months(timestamptz)'] LOOP
      EXECUTE format('ALTER FUNCTION %s SET search_path = %I, pg_temp', called, current_schema());
    END LOOP;
  END $$`,
  `SELECT sobremesa_add_activity_months(now() + interval '3 months')`,
]

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [...FIRST_PART, ...BY_MONTH]) await sql.raw(statement).execute(db)
  await protectRows(db, 'activity', ['restaurant_id'])
  for (const statement of FUNCTIONS) await sql.raw(statement).execute(db)
}

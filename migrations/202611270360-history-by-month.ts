import { type Kysely, sql } from 'kysely'
import { protectRows } from '#platform/db/row-security.ts'

const TABLES = ['history_changes', 'history_entries'] as const
type Table = (typeof TABLES)[number]
const KEYS: Record<Table, string> = {
  history_changes: 'restaurant_id, id, at',
  history_entries: 'restaurant_id, change_id, place, at',
}

/**
 * History in parts by month (decision 0341), as `activity` is (decision 0267). What is there becomes the first part as
 * it lies. A thing of a change has a time of its own now, so that it lies in the same month; what the former release
 * writes gets the time of its transaction. A change no longer takes its things along: who deletes one, deletes both.
 */
const FIRST_PARTS = [
  // In the order in which writes lock them, so that none of the former release waits for us while we wait for it.
  `LOCK TABLE restaurants, users, history_changes, history_entries IN SHARE ROW EXCLUSIVE MODE`,
  // One value for all rows of before: none is written again.
  `ALTER TABLE history_entries ADD COLUMN at timestamptz NOT NULL DEFAULT now()`,
  `ALTER TABLE history_entries DROP CONSTRAINT history_entries_restaurant_id_change_id_fkey`,
  `ALTER TABLE history_entries ADD FOREIGN KEY (restaurant_id) REFERENCES restaurants (id) ON DELETE CASCADE`,
  `DROP INDEX history_changes_age`,
  ...TABLES.flatMap(table => [
    `CREATE UNIQUE INDEX IF NOT EXISTS ${table}_before_key ON ${table} (${KEYS[table]})`,
    `ALTER TABLE ${table} RENAME TO ${table}_before`,
    `ALTER TABLE ${table}_before DROP CONSTRAINT ${table}_pkey`,
    `ALTER TABLE ${table}_before ADD CONSTRAINT ${table}_before_pkey PRIMARY KEY USING INDEX ${table}_before_key`,
    // A part is reached through the whole alone, whose rules then count: with none of its own, it shows nobody a row.
    ...['reads', 'inserts', 'updates', 'deletes'].map(kind => `DROP POLICY tenant_${kind} ON ${table}_before`),
  ]),
  `ALTER INDEX history_changes_time RENAME TO history_changes_before_time`,
  `ALTER INDEX history_changes_user RENAME TO history_changes_before_user`,
  `ALTER INDEX history_entries_thing RENAME TO history_entries_before_thing`,
]

const BY_MONTH = [
  `CREATE TABLE history_changes (
    id uuid NOT NULL,
    restaurant_id uuid NOT NULL REFERENCES restaurants (id) ON DELETE CASCADE,
    user_id uuid REFERENCES users (id) ON DELETE SET NULL,
    at timestamptz NOT NULL,
    fields integer NOT NULL CONSTRAINT history_changes_fields_check CHECK (fields > 0),
    undone_at timestamptz,
    PRIMARY KEY (${KEYS.history_changes})
  ) PARTITION BY RANGE (at)`,
  `CREATE INDEX history_changes_time ON history_changes (restaurant_id, at DESC)`,
  `CREATE INDEX history_changes_user ON history_changes (user_id) WHERE user_id IS NOT NULL`,
  // For the daily deletion only: what is written in the order of its time needs no more.
  `CREATE INDEX history_changes_age ON history_changes USING brin (at)`,
  `CREATE TABLE history_entries (
    restaurant_id uuid NOT NULL REFERENCES restaurants (id) ON DELETE CASCADE,
    change_id uuid NOT NULL,
    place integer NOT NULL,
    entity text NOT NULL,
    entity_id uuid NOT NULL,
    before jsonb,
    after jsonb,
    at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (${KEYS.history_entries}),
    CONSTRAINT history_entries_check CHECK (before IS NOT NULL OR after IS NOT NULL)
  ) PARTITION BY RANGE (at)`,
  `CREATE INDEX history_entries_thing ON history_entries (restaurant_id, entity_id)`,
  ...TABLES.flatMap(table => [
    // Takes what no month takes: a write is never lost because nobody has made its month.
    `CREATE TABLE ${table}_other PARTITION OF ${table} DEFAULT`,
    `ALTER TABLE ${table}_other ENABLE ROW LEVEL SECURITY`,
  ]),
  // Up to the next month, or to the one after a row that a wrong clock has written.
  `DO $$ DECLARE ends timestamptz; BEGIN
    SELECT date_trunc('month', greatest(now(), max(at)), 'UTC') INTO ends FROM history_changes_before;
    ends := (ends AT TIME ZONE 'UTC' + interval '1 month') AT TIME ZONE 'UTC';
    EXECUTE format('ALTER TABLE history_changes ATTACH PARTITION history_changes_before FOR VALUES FROM (MINVALUE) TO (%L)', ends);
    EXECUTE format('ALTER TABLE history_entries ATTACH PARTITION history_entries_before FOR VALUES FROM (MINVALUE) TO (%L)', ends);
  END $$`,
]

/** Who serves may make no tables; these do it with the rights of who migrates. Both tables have the same months. */
const FUNCTIONS = [
  `CREATE FUNCTION sobremesa_history_months() RETURNS TABLE (part text, ends timestamptz)
  LANGUAGE sql STABLE SET timezone = 'UTC' AS $$
    SELECT relname::text, substring(pg_get_expr(relpartbound, pg_class.oid) FROM 'TO \\(''([^'']+)''\\)')::timestamptz
    FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid
    WHERE inhparent IN ('history_changes'::regclass, 'history_entries'::regclass)
      AND pg_get_expr(relpartbound, pg_class.oid) <> 'DEFAULT'
  $$`,
  // At most twelve at once, whatever the clock of a machine says. Rows that came before their month move into it.
  `CREATE FUNCTION sobremesa_add_history_months(until timestamptz) RETURNS SETOF text
  LANGUAGE plpgsql SECURITY DEFINER SET timezone = 'UTC' SET lock_timeout = '2s' AS $$
  DECLARE first timestamptz; last timestamptz; part text; whole text;
  BEGIN
    SELECT max(ends) INTO first FROM sobremesa_history_months();
    IF first >= until THEN RETURN; END IF;
    LOCK TABLE restaurants, users IN SHARE ROW EXCLUSIVE MODE;
    LOCK TABLE ONLY history_changes_other, history_entries_other IN ACCESS EXCLUSIVE MODE;
    FOR month IN 1..12 LOOP
      EXIT WHEN first >= until;
      last := first + interval '1 month';
      FOREACH whole IN ARRAY ARRAY['history_changes', 'history_entries'] LOOP
        part := whole || to_char(first, '"_"YYYY_MM');
        EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING ALL)', part, whole);
        EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', part);
        EXECUTE format('WITH moved AS (DELETE FROM %I WHERE at >= %L AND at < %L RETURNING *)
          INSERT INTO %I SELECT * FROM moved', whole || '_other', first, last, part);
        EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', whole, part, first, last);
        RETURN NEXT part;
      END LOOP;
      first := last;
    END LOOP;
  END $$`,
  // The newest stays, for the next one begins where it ends.
  `CREATE FUNCTION sobremesa_drop_history_months(before timestamptz) RETURNS SETOF text
  LANGUAGE plpgsql SECURITY DEFINER SET timezone = 'UTC' SET lock_timeout = '2s' AS $$
  DECLARE old text;
  BEGIN
    FOR old IN SELECT part FROM sobremesa_history_months() months
        WHERE ends <= before AND ends < (SELECT max(ends) FROM sobremesa_history_months()) ORDER BY ends, part LOOP
      EXECUTE format('DROP TABLE %I', old);
      RETURN NEXT old;
    END LOOP;
  END $$`,
  // What they name is in our schema, whatever the search path of the caller is.
  `DO $$ DECLARE called text; BEGIN
    FOREACH called IN ARRAY ARRAY['sobremesa_history_months()', 'sobremesa_add_history_months(timestamptz)',
        'sobremesa_drop_history_months(timestamptz)'] LOOP
      EXECUTE format('ALTER FUNCTION %s SET search_path = %I, pg_temp', called, current_schema());
    END LOOP;
  END $$`,
  `SELECT sobremesa_add_history_months(now() + interval '3 months')`,
]

/** From when on everything of a restaurant is known: for those of before, from now; also after old rows made room. */
const STARTS = [
  `CREATE TABLE history_starts (
    restaurant_id uuid PRIMARY KEY REFERENCES restaurants (id) ON DELETE CASCADE,
    at timestamptz NOT NULL
  )`,
  `INSERT INTO history_starts (restaurant_id, at) SELECT id, now() FROM restaurants`,
]

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [...FIRST_PARTS, ...BY_MONTH, ...STARTS]) await sql.raw(statement).execute(db)
  for (const table of [...TABLES, 'history_starts']) await protectRows(db, table, ['restaurant_id'])
  for (const statement of FUNCTIONS) await sql.raw(statement).execute(db)
}

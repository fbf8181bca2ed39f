import type pg from 'pg'

/** What the database refuses to this process; each new connection finds it out. */
export type Wall = {
  /** The tables whose rows are changed for a named tenant only; none where the process is bound by nothing. */
  tables: ReadonlySet<string>
}

/** The owner's name and this: each owner has a role of its own, because roles belong to all databases of a server. */
const NAME = `left(session_user, 55) || '_serving'`

/** Since PostgreSQL 16 who makes a role is its member without the right to take it. */
const MAY_TAKE = `CASE WHEN current_setting('server_version_num')::int < 160000 THEN 'MEMBER' ELSE 'SET' END`

/**
 * For each connection that serves: it stops being the owner of the tables, whom row-level security does not bind
 * (decision 0236). Nothing changes without the role, or when it has no rights in this database.
 */
const TAKE_ROLE = `
  SELECT set_config('role', rolname, false) FROM pg_roles
  WHERE rolname = ${NAME} AND pg_has_role(session_user, oid, ${MAY_TAKE})
    AND has_table_privilege(oid, to_regclass('kysely_migration'), 'INSERT')`

/** Whom row-level security binds: who is neither a superuser nor exempt, and owns no table of tenants. */
const READ_WALL = `
  SELECT coalesce(array_agg(table_.relname::text), '{}') AS tables,
    coalesce(bool_or(role_.rolsuper OR role_.rolbypassrls OR pg_has_role(role_.oid, table_.relowner, 'USAGE')), true)
      AS "isFree"
  FROM pg_class table_ JOIN pg_roles role_ ON role_.rolname = current_user
  WHERE table_.relrowsecurity AND table_.relnamespace = current_schema()::regnamespace`

/** Prepares a new connection, and notes which tables the database protects from it. */
export async function takeServingRole(client: pg.ClientBase, wall: Wall): Promise<void> {
  await client.query(TAKE_ROLE)
  const { rows } = await client.query<{ tables: string[]; isFree: boolean }>(READ_WALL)
  wall.tables = new Set(rows[0]?.isFree === false ? rows[0].tables : [])
}

const MAKE_ROLE = `DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = ${NAME}) THEN
    EXECUTE format('CREATE ROLE %I NOLOGIN', ${NAME});
  END IF;
  IF NOT pg_has_role(session_user, ${NAME}, ${MAY_TAKE}) THEN
    EXECUTE format('GRANT %I TO %I', ${NAME}, session_user);
  END IF;
END $$`

/** What `serving` lacks: the schemas of its own release, and those of pg-boss. */
const MISSING = `
  SELECT count(*)::int AS count FROM pg_class
  WHERE relnamespace IN (current_schema()::regnamespace, 'pgboss'::regnamespace)
    AND CASE relkind WHEN 'S' THEN NOT has_sequence_privilege($1, oid, 'USAGE')
      ELSE relkind IN ('r', 'p') AND NOT has_table_privilege($1, oid, 'DELETE') END`

const GRANT = `DO $$ DECLARE schema_ text; BEGIN
  FOREACH schema_ IN ARRAY ARRAY[current_schema(), 'pgboss'] LOOP
    EXECUTE format('GRANT USAGE ON SCHEMA %I TO %I', schema_, current_setting('sobremesa.serving'));
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA %I TO %I',
      schema_, current_setting('sobremesa.serving'));
    EXECUTE format('GRANT USAGE, SELECT, UPDATE ON ALL SEQUENCES IN SCHEMA %I TO %I',
      schema_, current_setting('sobremesa.serving'));
    EXECUTE format('ALTER DEFAULT PRIVILEGES IN SCHEMA %I GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO %I',
      schema_, current_setting('sobremesa.serving'));
    EXECUTE format('ALTER DEFAULT PRIVILEGES IN SCHEMA %I GRANT USAGE, SELECT, UPDATE ON SEQUENCES TO %I',
      schema_, current_setting('sobremesa.serving'));
  END LOOP;
END $$`

const INSUFFICIENT_PRIVILEGE = '42501'

/**
 * After the migrations: the role that serves has its rights, also to tables of later. `servingUser`: who serves where
 * that is another user than the one who migrates. Otherwise a role is made; where it may not be made, nothing is done.
 */
export async function prepareServingRole(client: pg.PoolClient, servingUser?: string): Promise<void> {
  const role = servingUser ?? (await makeRole(client))
  if (role === undefined) return
  const { rows } = await client.query<{ count: number }>(MISSING, [role])
  if (rows[0]?.count === 0) return
  await client.query(`SELECT set_config('sobremesa.serving', $1, false)`, [role])
  await client.query(GRANT)
}

/** Roles belong to all databases of a server: another start, on another of them, makes the same role at this moment. */
const MADE_MEANWHILE = new Set(['42710', '23505', 'XX000'])
const TRIES = 5

async function makeRole(client: pg.PoolClient, tries = TRIES): Promise<string | undefined> {
  try {
    await client.query(MAKE_ROLE)
  } catch (error) {
    const { code = '' } = error as { code?: string }
    if (code === INSUFFICIENT_PRIVILEGE) return undefined
    if (!MADE_MEANWHILE.has(code) || tries <= 1) throw error
    return makeRole(client, tries - 1)
  }
  const { rows } = await client.query<{ name: string }>(`SELECT ${NAME} AS name`)
  return rows[0]?.name
}

import { type Kysely, sql } from 'kysely'

/** The columns that say whose a row is: one of them must hold an id of the tenant that the transaction names. */
type Columns = readonly string[]
/** `inserts` and `changes` where they differ from each other. */
type Rule = Columns | { inserts: Columns; updates: Columns; deletes: Columns }

/** Nothing named: an error, not silence. The functions are made by whatever migration comes first. */
const FUNCTIONS = [
  `CREATE OR REPLACE FUNCTION sobremesa_everybody() RETURNS boolean LANGUAGE plpgsql STABLE AS $$
  BEGIN
    IF coalesce(current_setting('sobremesa.tenant', true), '') = '' THEN
      RAISE insufficient_privilege USING MESSAGE = 'no tenant is named whose rows may be changed';
    END IF;
    RETURN current_setting('sobremesa.tenant', true) = '*';
  END $$`,
  `CREATE OR REPLACE FUNCTION sobremesa_tenants() RETURNS uuid[] LANGUAGE sql STABLE AS $$
    SELECT string_to_array(nullif(current_setting('sobremesa.tenant', true), '*'), ' ')::uuid[]
  $$`,
]

/** Each SELECT is evaluated once for a statement, not for each row. */
const isTenants = (columns: Columns): string =>
  [
    '(SELECT sobremesa_everybody())',
    ...columns.map(name => `${name} = ANY ((SELECT sobremesa_tenants())::uuid[])`),
  ].join(' OR ')

/**
 * For migrations: a table's rows are changed for the tenant whom the transaction names, or for everybody, when it says
 * so; otherwise by the owner of the table only, as migrations and the former release do (decision 0236). Everybody
 * reads: `await protectRows(db, 'visits', ['restaurant_id'])`.
 */
export async function protectRows(db: Kysely<never>, table: string, rule: Rule): Promise<void> {
  const { inserts, updates, deletes } = 'inserts' in rule ? rule : { inserts: rule, updates: rule, deletes: rule }
  const statements = [
    ...FUNCTIONS,
    `CREATE POLICY tenant_reads ON ${table} FOR SELECT USING (true)`,
    `CREATE POLICY tenant_inserts ON ${table} FOR INSERT WITH CHECK (${isTenants(inserts)})`,
    `CREATE POLICY tenant_updates ON ${table} FOR UPDATE USING (${isTenants(updates)})`,
    `CREATE POLICY tenant_deletes ON ${table} FOR DELETE USING (${isTenants(deletes)})`,
    `ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY`,
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}

/** What the scheduled jobs of a large house go over, beside `many.ts`: accounts, sessions, pictures, lines, copies. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { backupSource } from '#platform/backup/make-backup.ts'
import type { Platform } from '#platform/platform.ts'
import { folderOf } from '../tools/many.ts'
import { say } from '../tools/table.ts'

const LINES = 10
const PICTURES = 2
const FILES_AT_ONCE = 64

const owners = `(SELECT id, owner_id FROM restaurants WHERE name LIKE 'Casa %') owned`

/**
 * For each restaurant: a plan (7 in 10 paid, 1 on trial, 2 ended), two sessions, ten lines of activity over a year, two
 * pictures, a published copy. `place` is a number from 0 to 1 that is always the same for an owner.
 */
const ROWS: Record<string, string> = {
  plans: `INSERT INTO subscriptions (owner_id, tier, status, trial_ends_at, subscription_ends_at, updated_at)
    SELECT owner_id, CASE WHEN place < 0.7 THEN 'basic' ELSE 'trial' END,
      CASE WHEN place < 0.7 THEN 'active' ELSE 'trialing' END,
      now() + CASE WHEN place < 0.8 THEN interval '30 days' * (place - 0.7) * 10 ELSE interval '-40 days' END, NULL, now()
    FROM (SELECT owner_id, ('x' || substr(md5(owner_id::text), 1, 7))::bit(28)::int / 268435456.0 AS place FROM ${owners}) o
    ON CONFLICT DO NOTHING`,
  'ended plans': `UPDATE restaurants SET status = 'inactive', inactive_since = now() - interval '40 days'
    FROM subscriptions s WHERE s.owner_id = restaurants.owner_id AND s.trial_ends_at < now() AND s.status = 'trialing'`,
  notices: `INSERT INTO billing_notices (owner_id, kind, about, sent_at)
    SELECT owner_id, CASE WHEN trial_ends_at <= now() + interval '1 day' THEN 'trial_last_day' ELSE 'trial_ending' END,
      trial_ends_at, now() FROM subscriptions
    WHERE status = 'trialing' AND trial_ends_at BETWEEN now() AND now() + interval '7 days' ON CONFLICT DO NOTHING`,
  sessions: `INSERT INTO sessions (id, user_id, user_agent, created_at, last_used_at, expires_at)
    SELECT md5('s' || n || owner_id)::uuid, owner_id, 'bench', now(), now(), now() + interval '90 days'
    FROM ${owners}, generate_series(1, 2) n`,
  tokens: `INSERT INTO session_tokens (hash, session_id, kind, created_at, expires_at)
    SELECT md5(k || id), id, k, now(), now() + interval '20 days'
    FROM sessions, unnest(ARRAY['access', 'refresh']) k WHERE user_agent = 'bench'`,
  devices: `INSERT INTO known_devices (user_id, device_hmac, last_seen_at)
    SELECT owner_id, md5(owner_id::text), now() - interval '1 year' FROM ${owners}`,
  activity: `INSERT INTO activity (id, restaurant_id, user_id, action, details, created_at)
    SELECT gen_random_uuid(), id, owner_id, 'dish.price', '{"count":1,"items":[{"id":"0190aaaa-bbbb-7ccc-8ddd-eeeeeeeeeeee",
      "name":"Croquetas de la casa","field":null,"before":"8.50","after":"9.00"}]}', now() - n * interval '35 days'
    FROM ${owners}, generate_series(0, ${LINES - 1}) n`,
  pictures: `INSERT INTO images (id, restaurant_id, hash, width, height, widths, avif_widths, bytes, created_at, measured_at)
    SELECT md5('i' || n || id)::uuid, id, md5('i' || n || id), 1600, 1200, '{320,640,960,1600}', '{}', 90000, now() - interval '1 day', now()
    FROM ${owners}, generate_series(1, ${PICTURES}) n`,
  logos: `UPDATE restaurants SET logo_image_id = md5('i1' || id)::uuid
    WHERE EXISTS (SELECT FROM images i WHERE i.restaurant_id = restaurants.id)`,
  'pictures of dishes': `UPDATE menu_items SET image_id = md5('i2' || s.restaurant_id)::uuid
    FROM slugs s, (SELECT d.id FROM menu_items d JOIN slugs p USING (restaurant_id) WHERE p.slug = 'plantilla' LIMIT 1) t
    WHERE s.slug LIKE 'casa-%' AND menu_items.restaurant_id = s.restaurant_id
      AND menu_items.id = md5('d' || substr(s.slug, 6) || t.id)::uuid`,
}

async function writeFiles(folder: string, paths: readonly string[]): Promise<void> {
  for (let from = 0; from < paths.length; from += FILES_AT_ONCE)
    await Promise.all(
      paths.slice(from, from + FILES_AT_ONCE).map(async path => {
        await mkdir(join(folder, path, '..'), { recursive: true })
        await writeFile(join(folder, path), '')
      }),
    )
}

/** As the owner of the tables: without limits of time, and for everybody. */
export async function asOwner<T>({ services }: Platform, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(services.get(backupSource).connectionString)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Made once for a database of `many.ts`. */
export async function addDue(platform: Platform, restaurants: number): Promise<void> {
  const { db, clock } = platform
  const known = await db.selectFrom('images').select('id').limit(1).executeTakeFirst()
  if (known) return
  await asOwner(platform, async client => {
    await client.query('BEGIN')
    for (const [name, statement] of Object.entries(ROWS))
      say(`${name}: ${(await client.query(statement)).rowCount ?? 0}`)
    await client.query('COMMIT')
    await client.query('VACUUM ANALYZE')
  })
  const pictures = await db.selectFrom('images').select('hash').execute()
  await writeFiles(
    join(folderOf(restaurants), 'uploads'),
    pictures.map(({ hash }) => `${hash}/320.webp`),
  )
  const menus = await db.selectFrom('restaurants').select(['id', 'menu_version as version']).execute()
  const edition = `bench-${clock.now().getUTCFullYear()}`
  await writeFiles(
    join(folderOf(restaurants), 'files/menus'),
    menus.map(({ id, version }) => `sets/${id}/${version}.${edition}.${id}`),
  )
}

/** What an hour brings, of each kind `count`: it is what the jobs find. */
export function makeHour(platform: Platform, count: number): Promise<void> {
  const statements = [
    `UPDATE subscriptions SET trial_ends_at = now() - interval '1 minute' WHERE owner_id IN (
      SELECT owner_id FROM subscriptions WHERE status = 'trialing' AND trial_ends_at > now() LIMIT ${count})`,
    `UPDATE subscriptions SET subscription_ends_at = now() - interval '1 minute' WHERE owner_id IN (
      SELECT owner_id FROM subscriptions WHERE status = 'active' AND subscription_ends_at IS NULL LIMIT ${count})`,
    `DELETE FROM billing_notices WHERE owner_id IN (SELECT owner_id FROM billing_notices LIMIT ${count})`,
    `UPDATE session_tokens SET expires_at = now() - interval '1 minute' WHERE hash IN (
      SELECT hash FROM session_tokens WHERE expires_at > now() LIMIT ${count} * 10)`,
    `UPDATE sessions SET expires_at = now() - interval '1 minute' WHERE id IN (
      SELECT id FROM sessions WHERE expires_at > now() LIMIT ${count})`,
    `INSERT INTO idempotency_keys (user_id, key, fingerprint, claim, claimed_at)
      SELECT id, gen_random_uuid(), '', gen_random_uuid(), now() - interval '2 days' FROM users LIMIT ${count} * 10`,
    `INSERT INTO activity (id, restaurant_id, user_id, action, details, created_at)
      SELECT gen_random_uuid(), id, owner_id, 'dish.price', '{"count":1,"items":[]}', now() - interval '366 days'
      FROM restaurants LIMIT ${count} * 100`,
    `UPDATE restaurants SET menu_version = menu_version + 1 WHERE id IN (SELECT id FROM restaurants LIMIT ${count})`,
  ]
  return asOwner(platform, async client => {
    for (const statement of statements) await client.query(statement)
  })
}

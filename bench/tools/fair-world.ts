import { sql } from 'kysely'
import { startProcess } from '#app/server/process/start-process.ts'
import { cookieName } from '#features/identity/server/sessions/cookies.ts'
import { startSession } from '#features/identity/server/sessions/sessions.service.ts'
import { loadConfig } from '#platform/config/config.ts'
import { createTenants } from '#platform/db/tenants.ts'
import { silentLog } from '#platform/log/log.ts'
import type { Platform } from '#platform/platform.ts'
import { createFactories } from '#test/factories.ts'

/** One tenant: its menu, a dish whose price changes, and its owner's cookie. */
export type Tenant = { id: string; slug: string; cookie: string; dishes: string[]; categories: string[]; ip: string }
export type FairWorld = { tenants: Tenant[]; hostile: Tenant }

const CATEGORIES = 5
const DISHES = 40
/** Of 6 400 bytes each in three languages: a menu of just under a megabyte. */
const HEAVY_DISHES = 150

async function cookieOf(platform: Platform, userId: string): Promise<string> {
  const order = { userId, role: 'owner', userAgent: 'bench', now: new Date() } as const
  const { access } = await startSession(platform, platform.db, order)
  return `${cookieName('access', platform)}=${access}`
}

/** An owner with a session, and a restaurant of forty dishes. */
export async function makeTenant(platform: Platform, number: number, slug: string): Promise<Tenant> {
  const make = createFactories(platform)
  const owner = await make.owner({ email: `${slug}-${Date.now()}@example.com` })
  const restaurant = await make.restaurant(owner, {
    slug,
    name: `Casa ${number}`,
    supportedLocales: ['es', 'en', 'pt'],
  })
  const categories: string[] = []
  const dishes: string[] = []
  for (let at = 0; at < CATEGORIES; at++) {
    const category = await make.category(restaurant, `Categoría ${at}`)
    categories.push(category.id)
    for (let dish = 0; dish < DISHES / CATEGORIES; dish++)
      dishes.push((await make.dish(category, { name: `Plato ${at} ${dish}`, price: '9.50', allergens: ['gluten'] })).id)
  }
  const ip = `10.1.${number >> 8}.${number & 255}`
  return { id: restaurant.id, slug, cookie: await cookieOf(platform, owner.id), dishes, categories, ip }
}

/** Long descriptions in three languages, as heavy as a menu may be. */
async function makeHeavy({ db }: Platform, { id, categories }: Tenant): Promise<string[]> {
  const text = { name: 'Plato', description: 'ñ'.repeat(1000) }
  const translations = JSON.stringify({ es: text, en: text, pt: text })
  const { rows } = await sql<{ id: string }>`
    INSERT INTO menu_items (id, restaurant_id, category_id, translations, price, sort_order, created_at, updated_at)
    SELECT gen_random_uuid(), ${id}, ${categories[0]}, ${translations}::jsonb, 12.50, 30, now(), now()
    FROM generate_series(1, ${HEAVY_DISHES}::int) RETURNING id`.execute(db)
  return rows.map(row => row.id)
}

/** Tenants and one hostile trial account, in the database of a data folder. */
export async function makeFairWorld(env: Record<string, string>, count: number): Promise<FairWorld> {
  const { platform, close } = await startProcess(loadConfig(env).config, {
    roles: {},
    log: silentLog,
    tenants: createTenants({ everybody: 'bench' }),
  })
  const tenants: Tenant[] = []
  for (let at = 0; at < count; at++) tenants.push(await makeTenant(platform, at, `casa-justa-${at}`))
  const hostile = await makeTenant(platform, count, 'casa-hostil')
  hostile.dishes = await makeHeavy(platform, hostile)
  await close(0)
  return { tenants, hostile }
}

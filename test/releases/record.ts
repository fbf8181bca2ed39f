import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { writeBackupFile } from '#platform/backup/backup-file.ts'
import { backupSource } from '#platform/backup/make-backup.ts'
import { restoreBackup } from '#platform/backup/restore.ts'
import { silentLog } from '#platform/log/log.ts'
import { createDiskStorage } from '#platform/storage/disk-storage.ts'
import { createTestApp } from '../app.ts'
import { newDatabase } from '../databases/new-database.ts'
import { createWholeAccount } from '../house/account-data.world.ts'
import { recordQueries } from '../statements.ts'
import { backupOf, replay, writeRecording } from './recording.ts'

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
const SLUG = 'la-casa'

/** `npm run record-release`: before a release gets its tag (docs/operations/releases.md). */
test(`records what the release ${version} reads and writes of a menu`, async () => {
  const app = await createTestApp()
  await createWholeAccount(app, 'Whole')
  const owner = await app.signIn(await app.make.owner({ plan: { tier: 'premium', status: 'active' } }))
  const restaurant = await app.make.restaurant(owner, { slug: SLUG, supportedLocales: ['es', 'en', 'pt'] })
  const category = await app.make.category(restaurant, 'Entrantes')
  const dish = await app.make.dish(category, { name: 'Croquetas de jamón', price: '9.50', allergens: ['gluten'] })
  await app.make.dish(category, { name: 'Salmorejo' })
  await app.make.priceLabel(restaurant, 'Ración')
  await app.make.zone(restaurant, 'Terraza')
  const path = backupOf(version)
  rmSync(dirname(path), { recursive: true, force: true })
  mkdirSync(dirname(path))
  await writeBackupFile(app.platform.services.get(backupSource), path, {
    madeAt: app.clock.now(),
    checkpoint: () => undefined,
  })

  const queries = recordQueries(app.platform)
  const ask = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', asked: string, body?: unknown) => {
    const answer = await app.request<{ _id: string }>({
      method,
      path: asked,
      ...(body !== undefined && { body }),
      as: owner,
    })
    expect([method, asked, answer.status < 300 || answer.text]).toEqual([method, asked, true])
    return answer.data
  }
  const [ofRestaurant, ofCategory, ofDish] = [
    `/api/restaurants/${restaurant.id}`,
    `/api/categories/${category.id}`,
    `/api/menu/items/${dish.id}`,
  ]
  for (const page of [`/${SLUG}`, `/${SLUG}?lang=en`, `/${SLUG}?plato=${dish.id}`]) await ask('GET', page)
  for (const call of ['', '/categories', '/items']) await ask('GET', `/api/public/${SLUG}${call}`)
  await ask('GET', `/api/public${ofCategory.slice('/api'.length)}/items`)
  for (const call of ['/api/auth/me', '/api/restaurants', ofRestaurant, `${ofRestaurant}/categories`])
    await ask('GET', call)
  for (const call of [`${ofRestaurant}/items`, ofCategory, `${ofCategory}/items`, ofDish]) await ask('GET', call)
  const named = (name: string) => ({ es: { name }, en: { name }, pt: { name } })
  const made = await ask('POST', `${ofRestaurant}/categories`, { translations: named('Postres') })
  const flan = { translations: named('Flan'), price: 5, allergens: ['gluten'] }
  await ask('POST', `/api/categories/${made._id}/items`, flan)
  await ask('PUT', ofDish, { price: 10 })
  await ask('POST', `${ofDish}/duplicate`)
  await ask('DELETE', ofDish)
  await ask('POST', `${ofDish}/restore`)

  const database = await newDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), 'sobremesa-recorded-'))
  const target = { connectionString: database, dataDir, storage: createDiskStorage(dataDir) }
  await restoreBackup(path, { ...target, databaseName: 'the recorded one', log: silentLog })
  rmSync(dataDir, { recursive: true, force: true })
  const asked = queries.map(({ sql, parameters }) => ({ sql, values: [...parameters] }))
  const [first, second] = [await replay(database, asked), await replay(database, asked)]
  expect(first.flatMap(({ error }) => error ?? [])).toEqual([])
  const statements = first.map(({ asked: { sql, values }, answer }, place) => {
    const isSteady = answer?.sha256 === second[place]?.answer?.sha256
    return { sql, values, ...answer!, ...(!isSteady && { sha256: null }) }
  })
  writeRecording({ version, statements })
})

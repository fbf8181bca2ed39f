import { insertImageRow } from '#features/images/server/images.store.ts'
import { updateLogo } from '#features/restaurants/server/restaurants.store.ts'
import { v7 } from '#platform/id/id.ts'
import type { TestApp } from '../app.ts'
import { nextNumber } from '../numbers.ts'

/** Part of every hash and token of the test data: no export may contain it. */
export const SECRET = 'ab12secret'

/** Tables without rows of an account, each with the reason; every other table is in the list of one feature. */
export const WITHOUT_ACCOUNT: Record<string, string> = {
  payment_events: 'ids of events of the payment provider, nothing of a person',
  used_trials: 'when a trial ended, by an HMAC of an email; deleted a year after its account',
  billing_records: 'what the law wants of an account that is gone for good; deleted four years after its deletion',
  contact_messages: 'written by anybody, with an account or without; deleted a year after they came',
  operator_commands: 'what operators ran, emails as HMACs; deleted a year after',
  abuse_reports: 'written by anybody about a menu, for the operator alone; deleted a year after they came',
  idempotency_keys: 'answers of creating calls, kept for a day; they go with their user',
  test_payment_objects: 'the memory of the test provider: outside production only',
  outbox_mails: 'the local outbox, where no SMTP server is set: outside production only',
  demo_pictures: 'pictures of the demo that are not drawn yet; nobody can delete its account',
  history_starts: 'since when a history is whole: a time for each restaurant, which goes with it',
  rate_limits: 'hashes of keys, deleted when their time is over',
  installation: 'whose database this is: one row',
  kysely_migration: 'which migrations ran',
  kysely_migration_lock: 'one at a time',
}

const secret = (): string => `${SECRET}${nextNumber()}`

async function addImage(app: TestApp, restaurantId: string): Promise<{ id: string; folder: string }> {
  const image = { id: v7(), folder: String(nextNumber()).padStart(32, 'f'), restaurantId }
  const size = { width: 320, height: 320, widths: [320], avifWidths: [], bytes: 4, now: app.clock.now() }
  await insertImageRow(app.platform.db, { ...image, ...size })
  await app.platform.storage.in('images/').put(`${image.folder}/320.webp`, Buffer.from('webp'), { type: 'image/webp' })
  return image
}

/** An owner with a row in every table of every feature; a new table that is missing here fails the test. */
export async function createWholeAccount(app: TestApp, word: string) {
  const { db } = app.platform
  const created_at = app.clock.now()
  const expires_at = new Date(created_at.getTime() + 1000)
  const owner = await app.signIn(await app.make.owner({ name: `${word} Dueña` }))
  const restaurant = await app.make.restaurant(owner, { name: `${word} Casa` })
  const logo = await addImage(app, restaurant.id)
  await updateLogo(db, restaurant.id, logo.id)
  const dish = await app.make.dish(await app.make.category(restaurant, `${word} Entrantes`), {
    name: `${word} Tortilla`,
  })
  await app.make.change(dish)
  await app.make.scheduled(dish, `${word} Tortilla`)
  await app.make.report(dish, `${word} lleva huevo`)
  await app.make.allergenNotice(restaurant, `${word} freidora`)
  await app.make.priceLabel(restaurant, `${word} Bandeja`)
  await app.make.importDraft(restaurant, `${word} Bravas`)
  await app.make.paperEdition(restaurant, `${word} Bravas`)
  await app.make.zone(restaurant, `${word} Terraza`)
  await app.make.code(restaurant, `${word} Mesa`)
  await app.make.specialDay(restaurant, `${word} Boda`)
  await app.make.schedule(restaurant, { name: `${word} Desayunos` })
  await app.make.today(restaurant, `${word} nota`)
  await app.make.setMenu(restaurant, `${word} infantil`)
  await app.make.dailyMenu(restaurant, `${word} lentejas`)
  const ask = { restaurant_id: restaurant.id, dish_id: v7(), asked_by: v7(), asked_at: created_at }
  await db.insertInto('price_asks').values(ask).execute()
  const ofCheck = { restaurant_id: restaurant.id, updated_by: owner.id, updated_at: created_at }
  const ignored = { finding_id: 'no_price', facts_hash: secret(), reason: 'other' as const, note: `${word} sin prisa` }
  await db
    .insertInto('check_ignored')
    .values({ ...ofCheck, ...ignored })
    .execute()
  const mailed = { id: v7(), restaurant_id: restaurant.id, user_id: owner.id, created_at }
  await db.insertInto('check_mails').values(mailed).execute()
  const worker = await app.signIn(await app.make.worker([restaurant], { name: `${word} Camarero` }))
  await app.make.houseRole(owner, `${word} papel`.slice(0, 24))
  const ids = { member_id: worker.id, owner_id: owner.id }
  const invitation = { id: v7(), ...ids, token_hash: secret(), state: 'valid' as const, created_at, expires_at }
  await db.insertInto('invitations').values(invitation).execute()
  const reset = { id: v7(), user_id: owner.id, code_hmac: secret(), token_hash: secret(), created_at, expires_at }
  await db.insertInto('password_resets').values(reset).execute()
  const undo = { user_id: owner.id, token_hash: secret(), deleted_at: created_at, expires_at, ended: '{}' }
  await db.insertInto('account_undos').values(undo).execute()
  await db.insertInto('payment_closings').values({ owner_id: owner.id, deleted_at: created_at }).execute()
  const factor = { user_id: owner.id, salt: secret(), recovery_hmacs: [secret()], created_at }
  await db
    .insertInto('second_factors')
    .values({ ...factor, last_step: 0 })
    .execute()
  const device = { user_id: owner.id, device_hmac: secret(), last_seen_at: created_at }
  await db.insertInto('known_devices').values(device).execute()
  const question = { email: owner.email, subject: `${word} pregunta`, message: 'Hola', answer_hours: 48 }
  await db
    .insertInto('support_tickets')
    .values({ id: v7(), user_id: owner.id, ...question, created_at })
    .execute()
  const checkout = { id: v7(), provider: 'test' as const, request: secret(), expires_at }
  await db
    .insertInto('payment_customers')
    .values({ owner_id: owner.id, provider: 'test', customer_id: secret() })
    .execute()
  await db
    .insertInto('checkouts')
    .values({ owner_id: owner.id, ...checkout })
    .execute()
  const notice = { owner_id: owner.id, kind: `${word} aviso`, about: created_at, sent_at: created_at }
  await db.insertInto('billing_notices').values(notice).execute()
  const done = {
    restaurant_id: restaurant.id,
    user_id: worker.id,
    action: 'dish.created' as const,
    details: JSON.stringify({
      count: 1,
      items: [{ id: v7(), name: `${word} cambio`, field: null, before: null, after: null }],
    }),
  }
  await db
    .insertInto('activity')
    .values({ id: v7(), ...done, created_at })
    .execute()
  const suspension = { owner_id: owner.id, suspended_at: created_at, reason: `${word} motivo` }
  await db.insertInto('account_suspensions').values(suspension).execute()
  const pages = { restaurant_id: restaurant.id, bytes: 1, updated_at: created_at, version: 1, edition: word }
  await db.insertInto('stored_files').values({ restaurant_id: restaurant.id, kind: 'paper', bytes: 8 }).execute()
  await db.insertInto('published_pages').values(pages).execute()
  return { owner, restaurant, logo, word }
}

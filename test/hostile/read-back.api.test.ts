import { expect, test } from 'vitest'
import type { z } from 'zod'
import { LOCALES } from '#shared/locale.ts'
import { cleanText } from '#shared/text.ts'
import { DAY_MS } from '#shared/time.ts'
import { STYLES } from '#features/theme/theme.contract.ts'
import { createTestApp, type TestApp } from '#test/app.ts'
import type { TestRequest, TestResponse } from '#test/client.ts'
import { countLeaks, type Shown } from './judge.ts'
import { readOutputs } from './outputs.ts'
import { MARK, READ_BACK } from './payloads.ts'
import { putSetMenus } from './set-menus.ts'
import { createTally } from './tally.ts'
import { type Place, placeName, textAt, textPlaces, withText } from './text-fields.ts'
import { unzip } from '#test/accounts/unzip.ts'
import { createHostileWorld, createSender, type HostileWorld, usualCall } from './world.ts'

const tally = createTally('read back')

const HARMLESS = 'Pan con tomate'
type Written = { name: string; body: unknown; places: Place[]; answer: TestResponse }
type Send = ReturnType<typeof createSender>

/** True when an error names the place, a part of it or what it is part of. */
const isAt = (error: string, place: string): boolean =>
  error === place || error.startsWith(`${place}.`) || place.startsWith(`${error}.`)

/**
 * Sends a call with the text in all of these fields, without those that an answer refuses. A refusal that names none of
 * them is of their company: then each is sent alone.
 */
async function write(send: Send, call: Call, places: Place[], text: string): Promise<Written[]> {
  if (places.length === 0) return []
  const { name, ...request } = call
  const body = places.reduce<unknown>((each, place) => withText(each, place, text), request.body ?? {})
  const answer = tally.count(name, await send({ ...request, body }))
  if (answer.status < 400) return [{ name, body, places, answer }]
  const refused = Object.keys(answer.errors ?? {})
  const left = places.filter(place => !refused.some(error => isAt(error, placeName(place))))
  if (left.length < places.length) return write(send, call, left, text)
  if (places.length === 1) return []
  const alone: Written[] = []
  for (const place of places) alone.push(...(await write(send, call, [place], text)))
  return alone
}
type Call = TestRequest & { name: string }

async function writeEverywhere(app: TestApp, hostile: HostileWorld, text: string): Promise<Written[]> {
  const send = createSender(app, hostile.marta)
  const written: Written[] = []
  for (const endpoint of app.router.endpoints) {
    if (endpoint.method === 'GET' || !endpoint.body || endpoint.rawBody) continue
    const call = { name: endpoint.name, ...usualCall(hostile, endpoint) }
    written.push(...(await write(send, call, textPlaces(endpoint.body as z.ZodType), text)))
  }
  return written
}

/** Fields that the product makes a name of its own from. */
const NORMALIZED = new Set(['slug', 'key'])

/** Where a call answers what it was sent, it is the same text. */
function expectSameText({ name, places, answer }: Written, text: string): void {
  const onOneLine = (value: string) => value.replaceAll(/\s+/g, ' ')
  for (const place of places) {
    const stored = textAt(answer.data, place)
    if (typeof stored !== 'string' || !stored.includes(MARK) || NORMALIZED.has(String(place.at(-1)))) continue
    expect([name, place, onOneLine(stored)]).toEqual([name, place, onOneLine(cleanText(text))])
  }
}

/**
 * The name of the one zone and of the hours of the carta, the note of today and the label of the one special day, in
 * every language, and set menus. They are short:
 * what is longer is refused, and is put there all the same, so that pages are judged with it.
 */
async function putShortTexts(app: TestApp, hostile: HostileWorld, text: string): Promise<void> {
  const { world } = hostile
  const { db, clock } = app.platform
  const isStorable = text.isWellFormed() && !text.includes('\0')
  const name = isStorable ? cleanText(text) : HARMLESS
  const { restaurant, category, zone, specialDay, schedule } = world
  await db.deleteFrom('zones').where('restaurant_id', '=', restaurant.id).where('id', '<>', zone.id).execute()
  const names = JSON.stringify({ es: name, en: name, pt: name })
  await db.updateTable('zones').set({ names }).where('restaurant_id', '=', restaurant.id).execute()
  // The others have dates that differ from world to world.
  await db
    .deleteFrom('special_days')
    .where('restaurant_id', '=', restaurant.id)
    .where('id', '<>', specialDay.id)
    .execute()
  await db.updateTable('special_days').set({ label: names }).where('restaurant_id', '=', restaurant.id).execute()
  // A call that was refused with its name has put no category under hours either.
  await db.deleteFrom('schedules').where('restaurant_id', '=', restaurant.id).where('id', '<>', schedule.id).execute()
  const served = {
    name,
    slots: JSON.stringify([{ open: '12:00', close: '16:00' }]),
    category_ids: JSON.stringify([category.id]),
  }
  await db.updateTable('schedules').set(served).where('restaurant_id', '=', restaurant.id).execute()
  await putSetMenus(app, hostile, name)
  const until = new Date(clock.now().getTime() + DAY_MS).toISOString()
  const note = JSON.stringify({ texts: { es: name, en: name, pt: name }, until })
  // A call that was refused with its texts has changed no hours either.
  const today = { changes: '[]', note, recent_notes: '[]' }
  await db
    .insertInto('opening_today')
    .values({ restaurant_id: restaurant.id, ...today, updated_at: clock.now() })
    .onConflict(conflict => conflict.column('restaurant_id').doUpdateSet(today))
    .execute()
}

/** Writes a text everywhere in a world of its own and reads all of it. */
async function show(text: string): Promise<{ outputs: Shown; written: Written[] }> {
  const app = await createTestApp({ env: { CONTACT_EMAIL: 'hola@sobremesa.test' } })
  const hostile = await createHostileWorld(app)
  const written = await writeEverywhere(app, hostile, text)
  await putShortTexts(app, hostile, text)
  const outputs = await readOutputs(app, hostile, text)
  await app.runJobs()
  return { outputs: { outputs, mails: app.mail.sent }, written }
}

/** The text is where it was written for: otherwise nothing would be proved of these pages. */
function expectShown({ outputs }: Shown): void {
  const pages = [...outputs].filter(([name]) => /^(page|preview) (classic|modern|minimal) /.test(name))
  expect(pages).toHaveLength(STYLES.length * LOCALES.length * 2)
  for (const [name, { status, text }] of [...pages, ['call public.items', outputs.get('call public.items')!] as const])
    expect([name, status, text.includes(MARK)]).toEqual([name, 200, true])
  for (const [name, { text }] of pages) {
    const setMenus = text.match(/<section id="[^"]*" class="set-menu".*?<\/section>/gs) ?? []
    expect([name, setMenus.map(menu => menu.includes(MARK))]).toEqual([name, [true, true]])
  }
  for (const name of ['call schedules.list', 'call setMenus.list', 'call dailyMenu.get'])
    expect([name, outputs.get(name)?.text]).toEqual([name, expect.stringContaining(MARK)])
  for (const name of ['print tent pdf', 'manifest en', 'call accounts.export', 'search of admins'])
    expect([name, outputs.get(name)?.status]).toEqual([name, 200])
}

/** The archive of an account has files of our names only, and the text as it was written. */
async function expectWholeArchive({ outputs }: Shown): Promise<void> {
  const files = await unzip(outputs.get('call accounts.export')?.bytes ?? Buffer.alloc(0))
  const ours = /^(data\.json|images\/[\w-]+\.webp|paper\/[\w-]+\/[a-z0-9-]+\.pdf)$/
  expect([...files.keys()].filter(name => !ours.test(name))).toEqual([])
  expect(JSON.stringify(JSON.parse(String(files.get('data.json'))))).toContain(MARK)
}

let twin: Shown | undefined

test.each(READ_BACK)(
  '$kind: $text comes out as text, on every page, in every call, mail and print',
  async ({ text }) => {
    twin ??= (await show(HARMLESS)).outputs
    const { outputs, written } = await show(text)
    expect(written.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'restaurants.update',
        'categories.update',
        'dishes.update',
        'setMenus.update',
        'dailyMenu.update',
        'contact.send',
        'team.invite',
      ]),
    )
    for (const each of written) expectSameText(each, text)
    expectShown(outputs)
    await expectWholeArchive(outputs)
    await countLeaks(outputs, twin, tally)
    expect(outputs.mails.length).toBeGreaterThan(2)
  },
)

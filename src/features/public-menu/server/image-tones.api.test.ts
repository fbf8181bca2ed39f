import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#test/app.ts'
import { menuOf } from '#test/menus/public-menus.ts'
import { imageStorage, measureImages } from '#features/images/server/index.ts'

const plain = (background: string) => sharp({ create: { width: 400, height: 300, channels: 4, background } })
const photo = () => plain('#803010').png().toBuffer()
/** A pale line on a transparent ground. */
const paleLogo = () =>
  plain('#00000000')
    .composite([{ input: { create: { width: 300, height: 20, channels: 4, background: '#f0f0f0' } } }])
    .png()
    .toBuffer()

type Look = 'classic' | 'modern' | 'minimal'

/** A menu on white with a logo and a photo, sent through the calls of the dashboard. */
async function world(style: Look = 'classic') {
  const app = await createTestApp()
  const { owner, restaurant, dish } = await menuOf(app)
  const as = await app.signIn(owner)
  const send = (path: string, field: string, content: Buffer, fields = {}) =>
    app.request({ method: 'PUT', path, as, multipart: { fields, file: { field, name: 'x.png', content } } })
  const theme = JSON.stringify({ primaryColor: '#0b5394', secondaryColor: '#ffffff', accentColor: '#999999', style })
  expect((await send(`/api/restaurants/${restaurant.id}`, 'logo', await paleLogo(), { theme })).status).toBe(200)
  expect((await send(`/api/menu/items/${dish.id}`, 'image', await photo())).status).toBe(200)
  return { app, page: async () => (await app.request({ path: '/casa-lola' })).text }
}

const rowsOf = (app: TestApp) =>
  app.platform.db
    .selectFrom('images')
    .select(['hash', 'mean_color', 'luminance', 'alpha', 'measured_at'])
    .orderBy('id')
    .execute()
/** Resizing and compressing change the last bits. */
const PALE = expect.stringMatching(/^#([ef].){3}$/)
const BROWN = expect.stringMatching(/^#[78].3.1.$/)

/** As before the update of the product that measures uploads. */
const forget = (app: TestApp) =>
  app.platform.db
    .updateTable('images')
    .set({ mean_color: null, luminance: null, alpha: null, measured_at: null })
    .execute()

test('an upload is measured: color, luminance and opacity', async () => {
  const { app } = await world()
  const [logo, dish] = await rowsOf(app)
  expect(logo).toMatchObject({ mean_color: PALE, measured_at: app.clock.now() })
  expect(logo?.luminance).toBeCloseTo(0.865, 2)
  expect(logo?.alpha).toBeCloseTo(0.055, 2)
  expect(dish).toMatchObject({ mean_color: BROWN, alpha: 1 })
})

test('a photo’s place has its color, a pale logo on white a dark plate, without a style attribute', async () => {
  const { page } = await world()
  const html = await page()
  expect(html).toContain('tone-820"')
  expect(html).toContain('.tone-820{background:#820}')
  expect(html).toContain('class="logo plate"')
  expect(html).toContain('--m-plate:#1d1916')
  expect(html).not.toContain(' style=')
})

test('the modern look has a plate for every logo', async () => {
  const { app, page } = await world('modern')
  await forget(app)
  expect(await page()).toContain('class="logo plate"')
})

test('images from before are measured once by the job, and the menu shows it', async () => {
  const { app, page } = await world()
  await forget(app)
  await app.platform.db.updateTable('restaurants').set({ menu_version: 1000 }).execute()
  const before = await rowsOf(app)
  expect(before.map(row => row.measured_at)).toEqual([null, null])
  await measureImages(app.platform)
  expect((await rowsOf(app)).map(row => row.mean_color)).toEqual([PALE, BROWN])
  expect(await page()).toContain('tone-820"')
  const version = () => app.platform.db.selectFrom('restaurants').select('menu_version').executeTakeFirstOrThrow()
  const { menu_version: raised } = await version()
  expect(raised).toBe(1001)
  await measureImages(app.platform)
  expect((await version()).menu_version).toBe(raised)
})

test('the job passes over a missing and a broken file, and does not come back to them', async () => {
  const { app } = await world()
  await forget(app)
  const [logo, dish] = await rowsOf(app)
  const files = imageStorage(app.platform)
  await files.delete(`${logo?.hash}/320.webp`)
  await files.put(`${dish?.hash}/320.webp`, Buffer.from('webp'), { type: 'image/webp' })
  await measureImages(app.platform)
  const rows = await rowsOf(app)
  expect(rows.map(row => [row.mean_color, row.measured_at])).toEqual([
    [null, app.clock.now()],
    [null, app.clock.now()],
  ])
})

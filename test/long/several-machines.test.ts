import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { chromium, type Page } from 'playwright'
import sharp from 'sharp'
import { CHROMIUM } from '#test/chromium.ts'
import { startS3, type TestS3 } from '#test/storage/signed-s3.ts'
import { embeddedDatabase, succeed } from './commands.ts'
import { dataFolder, seededFolder } from './folders.ts'
import { freePort, killTree, patiently, type Product, startProduct, until } from './product.ts'

const SECRET = { SESSION_SECRET: 'a secret of at least 32 characters for both machines', RATE_LIMITS: 'off' }

type Menu = { slug: string; dishPath: string; headers: Record<string, string> }
type Answer<Data> = { status: number; data: Data; code?: string }

async function call<Data>(url: string, init: RequestInit, ask = patiently): Promise<Answer<Data>> {
  const answer = await ask(url, init)
  return { ...((await answer.json()) as { data: Data; code?: string }), status: answer.status }
}

/** Registers an owner with a menu of one dish. */
async function createMenu({ url }: Product): Promise<Menu> {
  const headers: Record<string, string> = { origin: url }
  const post = async <Data>(path: string, body: object) => {
    const sent = { ...headers, 'content-type': 'application/json' }
    const answer = await patiently(`${url}/api${path}`, { method: 'POST', headers: sent, body: JSON.stringify(body) })
    assert.equal(answer.status, 201, path)
    const cookies = answer.headers.getSetCookie().map(cookie => cookie.split(';')[0])
    if (cookies.length > 0) headers['cookie'] = cookies.join('; ')
    return ((await answer.json()) as { data: Data }).data
  }
  const tag = randomUUID().slice(0, 8)
  await post('/auth/register', { name: 'Marta', email: `m-${tag}@ejemplo.com`, password: 'Paella-de-domingo-7' })
  const house = await post<{ _id: string; slug: string }>('/restaurants', { name: `Casa ${tag}` })
  const named = (name: string) => ({ translations: { es: { name } } })
  const category = await post<{ _id: string }>(`/restaurants/${house._id}/categories`, named('Tapas'))
  const dish = await post<{ _id: string }>(`/categories/${category._id}/items`, { ...named('Pulpo'), price: 9 })
  return { slug: house.slug, dishPath: `/api/menu/items/${dish._id}`, headers }
}

/** WebP is smaller than AVIF here, and there is one size: menu page and worker take the same file. */
const flatPicture = (): Promise<Buffer> =>
  sharp({ create: { width: 320, height: 240, channels: 3, background: '#c21d03' } })
    .png()
    .toBuffer()

type Uploaded = Answer<{ imageUrl: string }>

async function upload({ url }: Product, { dishPath, headers }: Menu, ask = patiently): Promise<Uploaded> {
  const body = new FormData()
  const picture = await flatPicture()
  body.set('image', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'pulpo.png')
  return call(url + dishPath, { method: 'PUT', headers: { ...headers, origin: url }, body }, ask)
}

const removePicture = ({ url }: Product, { dishPath, headers }: Menu) =>
  call(url + dishPath, {
    method: 'PUT',
    headers: { ...headers, origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ imageUrl: '' }),
  })

const statusOf = async (url: string): Promise<number> => (await patiently(url)).status
const pageOf = async ({ url }: Product, slug: string): Promise<string> => (await patiently(`${url}/${slug}`)).text()
const ownUrl = ({ url }: Product, imageUrl: string) => url + imageUrl.replace(/^.*\/images\//, '/uploads/')

/** Two machines: the demo's files are moved to the bucket, then both start on folders of their own. */
async function startMachines(s3: TestS3, port: number): Promise<[Product, Product, restart: () => Promise<Product>]> {
  const [first, second] = [await seededFolder(), dataFolder()]
  const env = { ...SECRET, ...s3.env }
  const moved = await succeed(['move-storage', '--to', 's3'], { DATA_DIR: first, ...env })
  assert.match(moved.output, /^\d{2,} files of \d+ MB were copied/m)
  const one = startProduct({ dataDir: first, port, env })
  await one.ready()
  const startOther = async () => {
    const other = startProduct({
      dataDir: second,
      port: await freePort(),
      env: { ...env, DATABASE_URL: embeddedDatabase(first) },
    })
    await other.ready()
    assert.equal(existsSync(join(second, 'uploads')), false)
    return other
  }
  return [one, await startOther(), startOther]
}

/** URLs that the service worker has saved. */
const savedIn = (page: Page, cache: string): Promise<string[]> =>
  page.evaluate(`caches.open('${cache}').then(open => open.keys()).then(keys => keys.map(({ url }) => url))`)

/** The worker keeps pictures of the bucket's origin, and none that the bucket refused. */
async function checkOffline(product: Product, [shown, refused]: [Menu, Menu], s3: TestS3): Promise<void> {
  const { url } = product
  // The browser gets both from memory, however busy the machine is.
  for (const { slug } of [shown, refused]) await pageOf(product, slug)
  const browser = await chromium.launch(CHROMIUM)
  try {
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.goto(`${url}/${shown.slug}`)
    const pictures = async () => (await savedIn(page, 'menu-page-files')).filter(each => each.startsWith(s3.publicUrl))
    await until('a picture of the bucket is saved', async () => (await pictures()).length > 0)
    const saved = await pictures()
    // The page had it first, without CORS: so it stands in the browser's own memory, as every logo does.
    assert.equal(await page.evaluate<string>(`document.querySelector('main img').currentSrc`), saved[0])
    await context.setOffline(true)
    await page.reload()
    const width = () => page.evaluate<number>(`document.querySelector('main img')?.naturalWidth ?? 0`)
    await until('the picture is shown without a network', async () => (await width()) > 0)
    await page.close()
    await context.setOffline(false)
    s3.away(403)
    const anew = await context.newPage()
    await anew.goto(`${url}/${refused.slug}`)
    const isSaved = async () => (await savedIn(anew, 'menu-pages')).some(each => each.endsWith(refused.slug))
    await until('the page is saved', isSaved)
    // Its fonts and its script are saved already, so this asks for nothing but the picture.
    await anew.reload()
    const all = (await savedIn(anew, 'menu-page-files')).filter(each => each.startsWith(s3.publicUrl))
    assert.deepEqual(all, saved)
    s3.away()
  } finally {
    await browser.close()
  }
}

void test('two machines without a shared folder: files, offline menus, and a bucket that is away', async t => {
  const port = await freePort()
  const s3 = await startS3({ allowedOrigin: `http://localhost:${port}` })
  t.after(() => s3.close())
  const [one, other, startOther] = await startMachines(s3, port)
  t.after(() => Promise.all([killTree(one), killTree(other)]))
  assert.ok((await pageOf(other, 'el-rincon')).includes(`${s3.publicUrl}/images/`))

  const menu = await createMenu(one)
  const { imageUrl } = (await upload(one, menu)).data
  assert.ok(imageUrl.startsWith(`${s3.publicUrl}/images/`), imageUrl)
  assert.ok((await pageOf(other, menu.slug)).includes(imageUrl.replace(/\d+\.webp$/, '')))
  for (const address of [imageUrl, ownUrl(one, imageUrl), ownUrl(other, imageUrl)])
    assert.equal(await statusOf(address), 200, address)

  const second = await createMenu(other)
  assert.equal((await upload(other, second)).status, 200)
  await checkOffline(one, [menu, second], s3)

  await removePicture(other, menu)
  await until('it is gone from the bucket', async () => (await statusOf(imageUrl)) === 404)
  for (const machine of [one, other])
    await until('and from every machine', async () => (await statusOf(ownUrl(machine, imageUrl))) === 404)

  s3.away('closed')
  assert.equal(await other.end('SIGTERM'), 0)
  const again = await startOther()
  t.after(() => killTree(again))
  assert.match(again.output(), /pictures cannot be written/)
  assert.equal(await statusOf(`${again.url}/${menu.slug}`), 200)
  const refused = await upload(again, menu, fetch)
  assert.deepEqual([refused.status, refused.code], [503, 'unavailable'])
  s3.away()
  assert.equal((await upload(again, menu)).status, 200)
})

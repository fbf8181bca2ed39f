import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { paperSheet } from '../menus/paper.ts'
import { databaseOf } from './embedded.ts'
import { dataFolder } from './folders.ts'
import { freePort, killTree, type Product, startProduct, until } from './product.ts'

const CYCLES = 10
/** From the first call to its layout, its typesetting, its file and its row, wherever the kill comes. */
const LONGEST_MS = 2500
const HOUSES = 3

/** An owner with a house of one dish. */
async function owner({ url }: Product) {
  let cookie = ''
  const call = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: { cookie, origin: url, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    const cookies = answer.headers.getSetCookie().map(each => each.split(';')[0])
    if (cookies.length > 0) cookie = cookies.join('; ')
    return answer
  }
  const made = async (path: string, body: object) =>
    ((await (await call('POST', path, body)).json()) as { data: { _id: string } }).data._id
  const tag = randomUUID().slice(0, 8)
  const account = { name: 'Marta', email: `m-${tag}@ejemplo.com`, password: 'Paella-de-domingo-7' }
  await call('POST', '/auth/register', account)
  const house = await made('/restaurants', { name: `Casa ${tag}` })
  const named = { translations: { es: { name: 'Tapas' } } }
  await made(`/categories/${await made(`/restaurants/${house}/categories`, named)}/items`, { ...named, price: 1 })
  let printed = 0
  const validFrom = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid' }).format(new Date())
  return {
    acknowledged: () => printed,
    /** One edition after the other, until the product is gone. */
    print: async (isOver: () => boolean) => {
      for (let at = 0; !isOver(); at += 1) {
        const sheet = { ...paperSheet(), validFrom, footNote: `Hoja ${randomUUID().slice(0, 8)} ${at}` }
        const answer = await call('POST', `/restaurants/${house}/paper/editions`, sheet).catch(() => undefined)
        if (answer?.status === 201) printed += 1
        else await sleep(20)
      }
    },
    /** Every file that an edition names, read through the product. */
    readAll: async () => {
      const list = await (await call('GET', `/restaurants/${house}/paper/editions`)).json()
      const { data } = list as { data: { n: number; files: { name: string; bytes: number }[] }[] }
      for (const { n, files } of data) {
        assert.ok(files.length > 0, `edition ${n} has a file`)
        for (const { name, bytes } of files) {
          const file = await call('GET', `/restaurants/${house}/paper/editions/${n}/${name}`)
          const pdf = Buffer.from(await file.arrayBuffer())
          assert.deepEqual([file.status, pdf.length, pdf.subarray(0, 5).toString()], [200, bytes, '%PDF-'])
        }
      }
      return data.length
    },
  }
}

const storedFiles = (dataDir: string): string[] =>
  readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).filter(path => path.endsWith('.pdf'))

void test(`kill -9 during a print, ${CYCLES} times: no edition without its file, and no file without its edition`, async t => {
  const server = await databaseOf(t)
  const dataDir = dataFolder()
  const port = await freePort()
  const env = { DATABASE_URL: server.connectionString, RATE_LIMITS: 'off' }
  let product = startProduct({ dataDir, port, env })
  t.after(() => killTree(product))
  await product.ready()
  const houses = await Promise.all(Array.from({ length: HOUSES }, () => owner(product)))

  let left = 0
  let editions = 0
  for (let cycle = 0; cycle < CYCLES; cycle += 1) {
    let isOver = false
    const printing = houses.map(house => house.print(() => isOver))
    await sleep(Math.random() * LONGEST_MS)
    await killTree(product)
    isOver = true
    await Promise.all(printing)
    product = startProduct({ dataDir, port, env })
    await product.ready()
    editions = (await Promise.all(houses.map(house => house.readAll()))).reduce((sum, count) => sum + count, 0)
    left = storedFiles(dataDir).length - editions
    assert.ok(left >= 0, 'each edition has a file of its own')
  }
  const acknowledged = houses.reduce((sum, house) => sum + house.acknowledged(), 0)
  t.diagnostic(`${editions} editions, ${acknowledged} of them acknowledged, ${left} files that a kill left behind`)
  assert.ok(acknowledged > 0 && editions >= acknowledged, 'no acknowledged edition is lost')

  const client = new pg.Client(server.connectionString)
  await client.connect()
  try {
    await client.query(`UPDATE pgboss.job SET start_after = now() WHERE name = 'paper.drop-unnamed-file'`)
  } finally {
    await client.end()
  }
  await until('what no edition names is gone', () => storedFiles(dataDir).length === editions)
  for (const house of houses) await house.readAll()
  assert.equal(await product.end('SIGTERM'), 0)
})

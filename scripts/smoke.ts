import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, isAlive, postgresPid, type Product, startProduct, until } from '#test/long/product.ts'

/** Starts the built product as a developer and as an operator would, makes the first requests, and stops it. */
const folder = mkdtempSync(join(tmpdir(), 'sobremesa-smoke-'))
const PRODUCTION = {
  NODE_ENV: 'production',
  SESSION_SECRET: 'a secret of at least 32 characters, for the smoke test',
  DATABASE_URL: 'embedded',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'Sobremesa <hola@example.com>',
}

async function check(product: Product, path: string, status: number, content: RegExp): Promise<void> {
  const answer = await fetch(product.url + path, { redirect: 'manual' })
  const text = await answer.text()
  assert.equal(answer.status, status, `${path} answers ${answer.status}: ${text.slice(0, 300)}`)
  assert.match(text, content, path)
  console.log(`  ${status} ${path}`)
}

async function boot(name: string, env: Record<string, string>): Promise<void> {
  const began = performance.now()
  const port = await freePort()
  const product = startProduct({ dataDir: folder, port, env: { ...env, PUBLIC_URL: `http://localhost:${port}` } })
  try {
    await product.ready()
    console.log(`${name}: serves after ${((performance.now() - began) / 1000).toFixed(1)} s`)
    await check(product, '/api/health', 200, /^\{"success":true,"data":\{"status":"ok"\}\}$/)
    await check(product, '/', 200, /^<!doctype html><html lang="es"/i)
    await check(product, '/el-rincon', 200, /El Rincón/)
    await check(product, '/el-rincon?lang=en', 200, /<html[^>]* lang="en"/)
    await check(product, '/auth', 200, /<script[^>]+nonce="[^"]{20,}"/)
    await check(product, '/nobody-here', 404, /<html/)
    await check(product, '/api/no-such-call', 404, /^\{"success":false,"message":"[^"]+","code":"not_found"\}$/)
    await check(product, '/api/openapi.json', 200, /"openapi":"3\.1\.0"/)
    await check(product, '/api/dev/outbox', env === PRODUCTION ? 404 : 200, /^\{"success":/)
  } catch (error) {
    console.error(product.output())
    throw error
  }
  const postgres = postgresPid(folder)
  const stopped = performance.now()
  assert.equal(await product.end('SIGTERM'), 0, `SIGTERM ends it with status 0:\n${product.output()}`)
  assert.ok(performance.now() - stopped < 10_000, 'it ends within 10 seconds')
  await until('its database ends with it', () => !postgres || !isAlive(postgres))
  console.log('  SIGTERM: status 0')
}

try {
  await boot('first start', {})
  await boot('second start, in production', PRODUCTION)
  console.log('smoke test: passed')
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
}

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { registerErrors } from '#platform/http/errors.ts'
import type { Lookup } from '#platform/http/front/front.ts'
import type { Router } from '#platform/http/router.ts'
import { PUBLIC_FILES, registerStaticFiles } from './static-files.ts'

test('a file of the build is sent from memory, every other path is a 404, never a 500', async () => {
  const root = await mkdtemp(join(tmpdir(), 'sobremesa-static-'))
  onTestFinished(() => rm(root, { recursive: true }))
  await mkdir(join(root, 'assets/fonts'), { recursive: true })
  await writeFile(join(root, 'assets/one-1a2b.js'), 'export {}')
  await writeFile(join(root, 'assets/one-1a2b.js.br'), 'small')
  for (const name of PUBLIC_FILES) await writeFile(join(root, name), name)
  await writeFile(join(root, 'app.html'), '<p>')
  const fastify = Fastify()
  registerErrors(fastify)
  let lookUp: Lookup = () => undefined
  const front = { add: (_name: string, given: Lookup) => void (lookUp = given) }
  await registerStaticFiles({ fastify, front } as unknown as Router, root)
  const get = async (url: string) => (await fastify.inject({ url })).statusCode
  expect(await get('/assets/one-1a2b.js')).toBe(200)
  for (const path of [
    '',
    'fonts',
    'fonts/',
    'nope.js',
    '../app.html',
    '..%2fapp.html',
    '%2e%2e/app.html',
    '%00',
    '.env',
  ])
    expect([path, await get(`/assets/${path}`)]).toEqual([path, 404])
  expect((await fastify.inject({ url: '/favicon.svg' })).headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=3600',
  })
  expect((await fastify.inject({ url: '/assets/one%2d1a2b.js' })).payload).toBe('export {}')
  const file = lookUp('/assets/one-1a2b.js', '')
  expect([String(file?.plain), String(file?.br), file?.gzip]).toEqual(['export {}', 'small', undefined])
  expect(file?.headers).toEqual({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  })
  expect(lookUp('/assets/one-1a2b.js.br', '')).toBeUndefined()
})

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { registerErrors } from '#platform/http/errors.ts'
import { registerStaticFiles } from './static-files.ts'

test('a path below /assets is a file or a 404, never a 500', async () => {
  const root = await mkdtemp(join(tmpdir(), 'sobremesa-static-'))
  onTestFinished(() => rm(root, { recursive: true }))
  await mkdir(join(root, 'assets/fonts'), { recursive: true })
  await writeFile(join(root, 'assets/one-1a2b.js'), 'export {}')
  await writeFile(join(root, 'app.html'), '<p>')
  const fastify = Fastify()
  registerErrors(fastify)
  await registerStaticFiles(fastify, root)
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
})

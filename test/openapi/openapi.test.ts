import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#test/app.ts'

const TOOLS = join(import.meta.dirname, 'tools')
const GENERATED = join(TOOLS, 'client/generated')
const DOCUMENT = join(GENERATED, 'openapi.json')

type Ended = { ok: boolean; output: string }

async function run(command: string, args: string[]): Promise<Ended> {
  const { stdout, stderr, failed } = await promisify(execFile)(command, args)
    .then(output => ({ ...output, failed: false }))
    .catch((error: { stdout: string; stderr: string }) => ({ ...error, failed: true }))
  return { ok: !failed, output: `${stdout}${stderr}` }
}

const node = (...args: string[]) => run(process.execPath, args)

async function saveDocument(app: TestApp): Promise<void> {
  await mkdir(GENERATED, { recursive: true })
  await writeFile(DOCUMENT, (await app.request({ path: '/api/openapi.json' })).text)
}

test("the document has no error by Redocly's recommended rules", async () => {
  await saveDocument(await createTestApp())
  const { ok, output } = await node(join(TOOLS, 'lint.mjs'), DOCUMENT)
  expect(output.split('\n').filter(line => line.startsWith('error '))).toEqual([])
  expect(ok, output).toBe(true)
})

test('a client that is generated from it has right types, signs in and edits a dish', async () => {
  const app = await createTestApp()
  await saveDocument(app)
  const generator = join(TOOLS, 'node_modules/openapi-typescript/bin/cli.js')
  expect(await node(generator, DOCUMENT, '-o', join(GENERATED, 'api.d.ts'))).toMatchObject({ ok: true })
  expect(await run('tsc', ['-p', join(TOOLS, 'client')])).toEqual({ ok: true, output: '' })

  const owner = await app.make.owner({ plan: {} })
  const dish = await app.make.dish(await app.make.category(await app.make.restaurant(owner)), { price: '9.50' })
  const origin = await app.router.fastify.listen({ port: 0, host: '127.0.0.1' })
  const { email, password } = owner
  const input = { origin, publicUrl: app.platform.config.publicUrl, email, password, dish: dish.id }
  const program = await node(join(TOOLS, 'client/edit-a-dish.ts'), JSON.stringify(input))
  expect(program, program.output).toMatchObject({ ok: true })
  expect(JSON.parse(program.output)).toEqual({ before: 9.5, after: 12.3, wrongPassword: 'bad_credentials' })
  const stored = await app.platform.db.selectFrom('menu_items').select('price').where('id', '=', dish.id).execute()
  expect(stored).toEqual([{ price: '12.30' }])
})

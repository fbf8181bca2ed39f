import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { Agent, request } from 'node:https'
import { connect as connectTcp } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { connect as connectTls, type TLSSocket } from 'node:tls'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { aptInstall, onPath } from '../../scripts/lib/debian.mjs'
import { until } from './product.ts'

const CONFIG = join(import.meta.dirname, '../../docs/nginx/sobremesa.conf')
const MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
const BROTLI = 'libnginx-mod-http-brotli-static'
/** The documented name; the certificate of the tests is its own. */
export const NAME = 'carta.example.com'

/** Throws with what to install. */
export async function requireNginx(): Promise<void> {
  if (!onPath(['nginx'])) await aptInstall('nginx-light')
  if (!existsSync(MODULE)) await aptInstall(BROTLI)
  if (!onPath(['nginx']) || !existsSync(MODULE)) throw new Error(`This test needs nginx-light and ${BROTLI}.`)
}

const documentedConfig = (): Promise<string> => readFile(CONFIG, 'utf8')

/** Where the parts of the documented configuration are in a test. */
export type Places = {
  folder: string
  dataDir: string
  httpPort: number
  httpsPort: number
  products: [number, number]
}

function makeCertificate(folder: string): { certificate: string; key: string } {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')]
  const asked = ['-newkey', 'rsa:2048', '-nodes', '-subj', `/CN=${NAME}`, '-days', '1']
  const made = spawnSync('openssl', ['req', '-x509', ...asked, '-keyout', key, '-out', certificate])
  if (made.status !== 0) throw new Error(`openssl: ${String(made.stderr)}`)
  return { certificate, key }
}

/** Where nginx listens: by IPv6 too, where this machine has it. */
const ADDRESSES = ['127.0.0.1', '::1'].filter(address =>
  Object.values(networkInterfaces()).some(own => own?.some(each => each.address === address)),
)
const urlsAt = (scheme: string, port: number): string[] =>
  ADDRESSES.map(address => `${scheme}://${address.includes(':') ? `[${address}]` : address}:${port}`)

/** A machine without IPv6 has these lines deleted, as the document says. */
const listenBySix = (config: string): string =>
  ADDRESSES.includes('::1')
    ? config.replaceAll('listen [::]:', 'listen [::1]:')
    : config.replace(/^ *listen \[::\].*$/gm, '')

/** The file as it stands: ports, the folder of DATA_DIR and the certificate alone are others. */
async function configOf({ folder, dataDir, httpPort, httpsPort, products }: Places): Promise<string> {
  const { certificate, key } = makeCertificate(folder)
  return listenBySix(await documentedConfig())
    .replace('listen 80 ', `listen 127.0.0.1:${httpPort} `)
    .replace('listen [::1]:80 ', `listen [::1]:${httpPort} `)
    .replaceAll('listen 443 ', `listen 127.0.0.1:${httpsPort} `)
    .replaceAll('listen [::1]:443 ', `listen [::1]:${httpsPort} `)
    .replace('127.0.0.1:3000', `127.0.0.1:${products[0]}`)
    .replace('127.0.0.1:3001', `127.0.0.1:${products[1]}`)
    .replaceAll('/srv/sobremesa/data', dataDir)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`)
}

/** A whole configuration with these lines in its http block; everything that nginx writes goes into the folder. */
function around(folder: string, http: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return [
    `load_module ${MODULE};`,
    process.getuid?.() === 0 ? 'user root;' : '',
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;`,
    'events {}',
    `http { access_log off; ${temporary.map(name => `${name}_temp_path ${folder}/${name};`).join(' ')}`,
    http,
    '}',
  ].join('\n')
}

export type Asking = { method?: string; headers?: Record<string, string>; body?: string }
export type Answered = { status: number; headers: Record<string, string>; text: string }

export type Nginx = {
  /** One request over TLS, by the documented name; connections are kept. Rejects when the connection breaks. */
  ask(path: string, asking?: Asking): Promise<Answered>
  /** Where it listens, by IPv4 and IPv6. */
  urls: { http: string[]; https: string[] }
  /** A connection of its own, over TLS. */
  connect(name?: string): TLSSocket
  end(): Promise<void>
}

/** Runs nginx with the documented file. */
export async function startNginx(places: Places): Promise<Nginx> {
  const { folder, httpsPort: port } = places
  const file = join(folder, 'nginx.conf')
  await writeFile(file, around(folder, await configOf(places)))
  const checked = spawnSync('nginx', ['-t', '-c', file])
  if (checked.status !== 0) throw new Error(String(checked.stderr))
  const nginx: ChildProcess = spawn('nginx', ['-c', file], { stdio: 'inherit' })
  await until('nginx listens', () => listens(port))
  const agent = new Agent({ keepAlive: true })
  const tls = { host: '127.0.0.1', port, servername: NAME, rejectUnauthorized: false }
  return {
    ask: async (path, { method = 'GET', headers = {}, body } = {}) => {
      const asked = request({ ...tls, agent, path, method, headers: { host: NAME, ...headers } })
      asked.end(body)
      const [answer] = await once(asked, 'response')
      return { status: answer.statusCode, headers: answer.headers, text: await decoded(answer) }
    },
    urls: { http: urlsAt('http', places.httpPort), https: urlsAt('https', port) },
    connect: (servername = NAME) => connectTls({ ...tls, servername }),
    end: async () => {
      agent.destroy()
      if (nginx.exitCode !== null) return
      nginx.kill('SIGTERM')
      await once(nginx, 'exit')
    },
  }
}

const DECODERS: Record<string, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync }

async function decoded(answer: IncomingMessage): Promise<string> {
  const bytes = await buffer(answer)
  return String(DECODERS[answer.headers['content-encoding'] ?? '']?.(bytes) ?? bytes)
}

async function listens(port: number): Promise<boolean> {
  const socket = connectTcp(port, '127.0.0.1')
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  return isOpen
}

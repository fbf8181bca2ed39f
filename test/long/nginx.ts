import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { aptInstall, onPath } from '../../scripts/lib/debian.mjs'

const CONFIG = join(import.meta.dirname, '../../docs/nginx/sobremesa.conf')
const MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
const PACKAGES = ['nginx-core', 'libnginx-mod-http-brotli-static']

const isInstalled = (): boolean => Boolean(onPath(['nginx'])) && existsSync(MODULE)

/** Throws with what to install. */
export async function requireNginx(): Promise<void> {
  if (!isInstalled()) for (const name of PACKAGES) await aptInstall(name)
  if (!isInstalled()) throw new Error('This test needs nginx: install nginx-core and libnginx-mod-http-brotli-static.')
}

export const documentedConfig = (): Promise<string> => readFile(CONFIG, 'utf8')

/** The configuration of the documentation without TLS; http for everybody is one port above. */
export async function configOf(folder: string, port: number, productPort: number): Promise<string> {
  const http = (await documentedConfig())
    .replace('listen 80 default_server;', `listen 127.0.0.1:${port + 1};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace(/^.*(ssl_|strict-transport-security).*$/gm, '')
    .replace('127.0.0.1:3000', `127.0.0.1:${productPort}`)
    .replace('/srv/sobremesa/data', join(folder, 'data'))
  return around(folder, http)
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

/** What nginx itself says of the documented file with a certificate of this folder; '' when it finds no fault. */
export async function faultsOfDocumented(folder: string): Promise<string> {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')]
  const asked = ['-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=carta.example.com', '-days', '1']
  const made = spawnSync('openssl', ['req', '-x509', ...asked, '-keyout', key, '-out', certificate])
  if (made.status !== 0) throw new Error(`openssl: ${String(made.stderr)}`)
  const documented = (await documentedConfig())
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`)
  const file = join(folder, 'documented.conf')
  await writeFile(file, around(folder, documented).replace('nginx.pid', 'documented.pid'))
  const checked = spawnSync('nginx', ['-t', '-c', file])
  return checked.status === 0 ? '' : String(checked.stderr)
}

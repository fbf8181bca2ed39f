import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

/** Everything that nginx writes goes into `folder`. One worker, as the product is one process. */
export const nginxAround = (folder: string, http: string): string => `
load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  sendfile on;
  tcp_nopush on;
  keepalive_timeout 72s;
  keepalive_requests 1000000000;
${http}
}
`

/** A configuration that serves the page's bytes as a bare file with its brotli form beside it. */
export async function bareNginx(folder: string, port: number, brotli: Buffer): Promise<string> {
  const root = join(folder, 'bare')
  await mkdir(root, { recursive: true })
  await writeFile(join(root, 'page'), brotliDecompressSync(brotli))
  await writeFile(join(root, 'page.br'), brotli)
  const file = join(folder, 'bare.conf')
  const server = `server { listen 127.0.0.1:${port}; root ${root}; default_type text/html; brotli_static on; }`
  await writeFile(file, nginxAround(folder, server))
  return file
}

/** The configuration of `docs/nginx`, for a product on this machine. */
export async function documentedNginx(folder: string, port: number, product: { url: string; dataDir: string }) {
  const documented = await readFile(join(import.meta.dirname, '../../docs/nginx/sobremesa.conf'), 'utf8')
  const http = documented
    .replace(/^server {\n {2}listen 80 [^]*?^}$/m, '')
    .replace(/^server {\n {2}listen 443 ssl http2 default_server[^]*?^}$/m, '')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace('listen [::]:443 ssl http2;', '')
    // Its speed is measured, not its limits and not TLS.
    .replace(/^.*(ssl_|strict-transport-security|limit_).*$/gm, '')
    .replace('127.0.0.1:3000', new URL(product.url).host)
    .replace(/^.*127.0.0.1:3001.*$/m, '')
    .replaceAll('/srv/sobremesa/data', product.dataDir)
  const file = join(folder, 'documented.conf')
  await writeFile(file, nginxAround(folder, http).replace('nginx.pid', 'documented.pid'))
  return file
}

import { createHash } from 'node:crypto'
import { once } from 'node:events'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { S3Settings } from '#platform/config/s3-settings.ts'
import { type Refusal, refusalOf } from './signature.ts'

const BUCKET = 'cartas'
const ACCOUNT = { accessKeyId: 'una-clave', secretAccessKey: 'un secreto / de + cubo', region: 'eu-south-2' }
/** What everybody may read, as the bucket policy of `docs/operations/s3.md` says. */
const PUBLIC = /^images\//

type StoredObject = { bytes: Buffer; headers: Record<string, string>; modifiedAt: Date }

/** How a bucket is away: it takes no connection, answers nothing, or answers with this status. */
type Away = 'closed' | 'silent' | number

export type TestS3 = {
  settings: S3Settings
  /** The settings as environment variables. */
  env: Record<string, string>
  publicUrl: string
  /** Every object by its key, with what the bucket sends beside it. */
  objects: Map<string, StoredObject>
  /** Requests that were right, as `PUT images/ab12/320.webp`. */
  asked: string[]
  /** Until it is called without a word. */
  away(how?: Away): void
  close(): Promise<void>
}

type Asked = { request: IncomingMessage; key: string; query: URLSearchParams; body: Buffer }
type Answer = { status: number; headers?: Record<string, string>; body?: Buffer | string }

const xml = (status: number, body: string): Answer => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?>${body}`,
})
const refuse = ([status, code]: Refusal): Answer => xml(status, `<Error><Code>${code}</Code></Error>`)

/**
 * An S3 server in memory that checks signatures. Unsigned, it answers a GET of `images/` alone, to pages of
 * `allowedOrigin` with CORS, and otherwise as S3 does.
 */
export async function startS3({ allowedOrigin = '*' }: { allowedOrigin?: string } = {}): Promise<TestS3> {
  const objects = new Map<string, StoredObject>()
  const asked: string[] = []
  let away: Away | undefined

  const server = http.createServer((request, response) => {
    if (away === 'closed') return void request.socket.destroy()
    if (away === 'silent') return
    const answering = away === undefined ? answer(request) : Promise.resolve(refuse([away, 'Away']))
    answering.then(
      found => send(response, request, found),
      (error: unknown) => send(response, request, xml(500, `<Error><Message>${String(error)}</Message></Error>`)),
    )
  })

  function send(response: ServerResponse, { method, headers }: IncomingMessage, { body = '', ...found }: Answer): void {
    const isAllowed = allowedOrigin === '*' || headers.origin === allowedOrigin
    const cors = isAllowed && headers.origin && { 'access-control-allow-origin': allowedOrigin, vary: 'Origin' }
    const length = found.headers?.['content-length'] ?? String(Buffer.byteLength(body))
    response.writeHead(found.status, { ...found.headers, 'content-length': length, ...cors })
    response.end(method === 'HEAD' ? undefined : body)
  }

  async function answer(request: IncomingMessage): Promise<Answer> {
    const body = await buffer(request)
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://s3.invalid')
    const [, bucket, ...path] = pathname.split('/').map(decodeURIComponent)
    const key = path.join('/')
    const refusal = isPublic(request, key) ? undefined : await refusalOf(request, body, ACCOUNT)
    if (refusal) return refuse(refusal)
    if (bucket !== BUCKET) return refuse([404, 'NoSuchBucket'])
    asked.push(`${request.method} ${key}`)
    return act(objects, { request, key, query, body })
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/${BUCKET}`
  return {
    settings: { endpoint, publicUrl: endpoint, ...ACCOUNT },
    env: {
      S3_ENDPOINT: endpoint,
      S3_REGION: ACCOUNT.region,
      S3_ACCESS_KEY_ID: ACCOUNT.accessKeyId,
      S3_SECRET_ACCESS_KEY: ACCOUNT.secretAccessKey,
      S3_PUBLIC_URL: endpoint,
    },
    publicUrl: endpoint,
    objects,
    asked,
    away: how => {
      away = how
      if (how !== undefined) server.closeAllConnections()
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const isPublic = ({ method, headers, url = '' }: IncomingMessage, key: string): boolean =>
  headers.authorization === undefined && /^(GET|HEAD)$/.test(method ?? '') && PUBLIC.test(key) && !url.includes('?')

function act(objects: Map<string, StoredObject>, { request, key, query, body }: Asked): Answer {
  const found = objects.get(key)
  if (key === '') return list([...objects.keys()], query)
  if (request.method === 'PUT') return put(objects, { request, key, query, body })
  if (request.method === 'DELETE') {
    objects.delete(key)
    return { status: 204 }
  }
  if (!found) return refuse([404, 'NoSuchKey'])
  const { headers, bytes, modifiedAt } = found
  return { status: 200, headers: { ...headers, 'last-modified': modifiedAt.toUTCString() }, body: bytes }
}

/** What S3 keeps of a request, and sends with the object. */
const KEPT = /^(content-type|content-encoding|cache-control|x-amz-meta-.+)$/

function put(objects: Map<string, StoredObject>, { request, key, body }: Asked): Answer {
  const from = request.headers['x-amz-copy-source']
  const source =
    from === undefined ? undefined : objects.get(decodeURIComponent(String(from)).split('/').slice(2).join('/'))
  if (from !== undefined && !source) return refuse([404, 'NoSuchKey'])
  const kept = Object.entries(request.headers).filter(([name]) => KEPT.test(name))
  const bytes = source?.bytes ?? body
  const etag = `"${createHash('md5').update(bytes).digest('hex')}"`
  const headers = source?.headers ?? (Object.fromEntries(kept) as Record<string, string>)
  objects.set(key, { bytes, headers: { ...headers, etag }, modifiedAt: new Date() })
  return source
    ? xml(200, `<CopyObjectResult><ETag>${etag}</ETag></CopyObjectResult>`)
    : { status: 200, headers: { etag } }
}

/** A page of the keys, sorted; its token is the last one. */
function list(keys: string[], query: URLSearchParams): Answer {
  const after = query.get('continuation-token') ?? ''
  const all = keys.filter(key => key.startsWith(query.get('prefix') ?? '') && key > after).toSorted()
  const page = all.slice(0, Number(query.get('max-keys') ?? 1000))
  const contents = page.map(key => `<Contents><Key>${key}</Key></Contents>`).join('')
  const isLast = page.length === all.length
  const next = isLast ? '' : `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>`
  return xml(200, `<ListBucketResult><IsTruncated>${!isLast}</IsTruncated>${contents}${next}</ListBucketResult>`)
}

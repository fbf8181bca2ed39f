import { z } from 'zod'
import { acceptsKey, type Endpoint } from '#shared/endpoint.ts'
import { cookieName } from '#features/identity/server/index.ts'
import { compressJson } from '#platform/http/compress-json.ts'
import type { Router } from '#platform/http/router.ts'

const ERROR = {
  type: 'object',
  required: ['success', 'message', 'code'],
  properties: {
    success: { const: false },
    message: { type: 'string' },
    code: { type: 'string' },
    errors: { type: 'object', additionalProperties: { type: 'string' } },
    data: { description: 'Of changed_meanwhile: {current, changedBy}' },
  },
}

type JsonSchema = { $defs?: Record<string, object>; properties?: Record<string, object>; required?: string[] }

/** One schema. Schemas that it refers to (`User`) move to the document's components, where OpenAPI expects them. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output', named: Record<string, object>): JsonSchema {
  const printed = JSON.stringify(z.toJSONSchema(schema, { io, unrepresentable: 'any' }))
  const json = JSON.parse(printed.replaceAll('"#/$defs/', '"#/components/schemas/')) as JsonSchema & {
    $schema?: string
    id?: string
  }
  const { $defs = {}, $schema: _schema, id: _id, ...rest } = json
  Object.assign(named, $defs)
  return rest
}

const ERROR_REF = { $ref: '#/components/schemas/Error' }
/** The answers of every call with `writes: true` (3-decisions §3, §4). */
const PLAN_ENDED =
  'Not allowed; or the plan has ended: trial_expired, subscription_ended, owner_plan_ended (workers), restaurant_inactive'

const content = (schema: object) => ({ 'application/json': { schema } })

/** The envelope with its data, or the file that the call answers. */
function answerOf({ answer, answersChange, fileTypes }: Endpoint, named: Record<string, object>): object {
  const data = schemaOf(answer, 'output', named)
  if (fileTypes) return Object.fromEntries(fileTypes.map(type => [type, { schema: data }]))
  const changeId = answersChange && { changeId: { type: ['string', 'null'] } }
  const properties = { success: { const: true }, data, ...changeId, message: { type: 'string' } }
  return content({ type: 'object', required: ['success', 'data'], properties })
}

/** JSON; multipart when a file may come with it; or the bytes of a media type. */
function requestContent({ file, rawBody }: Endpoint, body: object = {}): object {
  if (rawBody) return Object.fromEntries(rawBody.map(type => [type, { schema: { type: 'string', format: 'binary' } }]))
  if (!file) return content(body)
  const one = { type: 'string', format: 'binary' }
  const sent = file.maxFiles === undefined ? one : { type: 'array', items: one, maxItems: file.maxFiles }
  const part = { type: 'object', properties: { [file.field]: sent } }
  const encoding = { [file.field]: { contentType: file.types.join(', ') } }
  return { ...content(body), 'multipart/form-data': { schema: { allOf: [body, part] }, encoding } }
}

const header = (name: string, description: string, schema: object) => ({
  name,
  in: 'header',
  required: false,
  description,
  schema,
})

/** Headers that calls take (3-decisions §1). */
function headersOf(endpoint: Endpoint): object[] {
  const uuid = { type: 'string', format: 'uuid' }
  return [
    ...(acceptsKey(endpoint)
      ? [header('Idempotency-Key', 'The same key within 24 hours answers what the first call made', uuid)]
      : []),
    ...(endpoint.ifMatch
      ? [header('If-Match', '`updatedAt` as it was seen; 412 when it has moved', { type: 'string' })]
      : []),
  ]
}

function operationOf(endpoint: Endpoint, named: Record<string, object>): object {
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(match => match[1])
  const query = endpoint.query && schemaOf(endpoint.query, 'input', named)
  const body = endpoint.body && schemaOf(endpoint.body, 'input', named)
  return {
    operationId: endpoint.name,
    tags: [endpoint.name.split('.')[0]],
    summary: endpoint.summary,
    parameters: [
      ...names.map(name => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
      ...Object.entries(query?.properties ?? {}).map(([name, schema]) => ({
        name,
        in: 'query',
        required: false,
        schema,
      })),
      ...headersOf(endpoint),
    ],
    ...((body || endpoint.file || endpoint.rawBody) && {
      requestBody: { ...(body?.required?.length && { required: true }), content: requestContent(endpoint, body) },
    }),
    ...(endpoint.writes && { 'x-writes': true }),
    ...(endpoint.lapsedFields && { 'x-lapsed-fields': endpoint.lapsedFields }),
    responses: {
      [String(endpoint.status ?? 200)]: {
        description: endpoint.message ?? endpoint.summary,
        content: answerOf(endpoint, named),
      },
      ...(endpoint.writes && { 403: { description: PLAN_ENDED, content: content(ERROR_REF) } }),
      '4XX': { description: 'Refused: the code says why', content: content(ERROR_REF) },
      default: { description: 'Failed', content: content(ERROR_REF) },
    },
  }
}

/**
 * OpenAPI 3.1 of the bound endpoints, printed from the same objects that the server and the browser use. `cookie` is
 * the name of the session's cookie.
 */
export function printOpenApi(endpoints: readonly Endpoint[], cookie: string): object {
  const paths: Record<string, Record<string, object>> = {}
  const named: Record<string, object> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint, named) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Sobremesa', version: '1' },
    servers: [{ url: '/api' }],
    // Calls that everybody may make need no session.
    security: [{ session: [] }, {}],
    paths,
    components: {
      schemas: { ...named, Error: ERROR },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: cookie } },
    },
  }
}

/** Serves `GET /api/openapi.json`. */
export function registerOpenApi({ fastify, platform, endpoints }: Router): void {
  let printed: string | undefined
  fastify.get('/api/openapi.json', { onSend: compressJson }, (_request, reply) => {
    printed ??= JSON.stringify(printOpenApi(endpoints, cookieName('access', platform)))
    reply.type('application/json; charset=utf-8').header('cache-control', 'no-store').send(printed)
  })
}

import { Console } from 'node:console'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { type Endpoint, fillPath } from '#shared/endpoint.ts'
import { fieldErrors } from '#shared/fields/field-errors.ts'
import { createTestApp } from './app.ts'
import { MATRIX } from './house/isolation/isolation.matrix.ts'
import type { World } from './house/isolation/isolation.verdicts.ts'
import { nextNumber } from './numbers.ts'

const BODY_BYTES = 256_000
/** A few errors of fields, and one of the list itself. */
const ISSUES_MAX = 60
const FAULTS_MAX = 50
const ANSWER_BYTES_MAX = 16_000

type JsonSchema = { properties?: Record<string, JsonSchema>; oneOf?: JsonSchema[]; const?: unknown }

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))

/** The most expensive values of about `bytes` as JSON: long lists, many keys, long keys, a long text. */
function worstValues(bytes: number): unknown[] {
  const keys = Object.fromEntries(times(Math.floor(bytes / 16), index => [`k${index}`, {}]))
  const longKeys = Object.fromEntries(times(9, index => [`${index}${'k'.repeat(bytes / 10)}`, 1]))
  return [
    times(Math.floor(bytes / 2), () => 1),
    times(Math.floor(bytes / 4), () => 'a'),
    times(Math.floor(bytes / 3), () => ({})),
    keys,
    longKeys,
    'a'.repeat(bytes),
  ]
}

/** Each value in the place of each field of a schema, and of each nested field. */
function worstBodies(schema: JsonSchema, values: readonly unknown[]): unknown[] {
  // A body of several kinds: with the fields of each, among them what says of which kind it is.
  if (schema.oneOf)
    return schema.oneOf.flatMap(kind => {
      const said = Object.entries(kind.properties ?? {}).filter(([, { const: only }]) => only !== undefined)
      const kindOf = Object.fromEntries(said.map(([name, { const: only }]) => [name, only]))
      return worstBodies(kind, values).map(body => ({ ...(body as object), ...kindOf }))
    })
  return Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => [
    ...values.map(value => ({ [name]: value })),
    ...(inner.properties ? worstBodies(inner, values).map(body => ({ [name]: body })) : []),
  ])
}

/** How many issues the schema itself finds in a body: this work is not saved by cutting the answer. */
function issuesOf(schema: z.ZodType, body: unknown): number {
  return schema.safeParse(body).error?.issues.length ?? 0
}

const asFields = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema

type WorstCase = { endpoint: Endpoint; body: unknown; issues: number }

/** The body of an endpoint that causes most issues. */
function worstCase(endpoint: Endpoint & { body: z.ZodType }): WorstCase {
  const bodies = worstBodies(asFields(endpoint.body), worstValues(Math.floor((endpoint.bodyLimit ?? BODY_BYTES) * 0.9)))
  const cases = bodies.map(body => ({ endpoint, body, issues: issuesOf(endpoint.body, body) }))
  return cases.toSorted((one, other) => other.issues - one.issues)[0] ?? { endpoint, body: {}, issues: 0 }
}

test('the worst body of each endpoint makes few faults and a short answer', async () => {
  const app = await createTestApp()
  const owner = await app.make.owner({ plan: { tier: 'premium', status: 'active' } })
  const restaurant = await app.make.restaurant(owner)
  const category = await app.make.category(restaurant)
  const { email, password } = owner
  const dish = await app.make.dish(category)
  const label = await app.make.priceLabel(restaurant)
  const zone = await app.make.zone(restaurant)
  const code = await app.make.code(restaurant)
  const role = await app.make.houseRole(owner)
  const specialDay = await app.make.specialDay(restaurant)
  const setMenu = await app.make.setMenu(restaurant)
  const dailyMenu = await app.make.dailyMenu(restaurant)
  const schedule = await app.make.schedule(restaurant)
  const member = await app.make.worker([restaurant])
  const pending = await app.make.invited([restaurant])
  const credentials = { email, password }
  const report = await app.make.report(dish)
  const things = {
    restaurant,
    category,
    dish,
    label,
    zone,
    code,
    role,
    specialDay,
    schedule,
    setMenu,
    dailyMenu,
    report,
  }
  const change = await app.make.change(dish)
  const scheduled = await app.make.scheduled(dish)
  const world: World = { ...things, change, scheduled, member, pending, credentials, number: nextNumber() }
  const withBody = app.router.endpoints.filter((each): each is Endpoint & { body: z.ZodType } => Boolean(each.body))
  const seen: { endpoint: string; bytesIn: number; issues: number; faults: number; bytesOut: number }[] = []
  for (const { endpoint, body, issues } of withBody.map(worstCase)) {
    const path = `/api${fillPath(endpoint.path, MATRIX[endpoint.name]?.params?.(world) ?? {})}`
    const as = await app.signIn(owner)
    const answer = await app.request({ method: endpoint.method, path, as, body })
    const faults = Object.keys(answer.errors ?? {}).length
    const bytesIn = JSON.stringify(body).length
    seen.push({ endpoint: endpoint.name, bytesIn, issues, faults, bytesOut: answer.bytes.length })
    expect([
      endpoint.name,
      issues <= ISSUES_MAX,
      faults <= FAULTS_MAX,
      answer.bytes.length <= ANSWER_BYTES_MAX,
    ]).toEqual([endpoint.name, true, true, true])
  }
  expect(seen.length).toBeGreaterThan(12)
  if (process.env['SHOW_WORST_BODIES'])
    new Console(process.stdout).table(seen.toSorted((one, other) => other.bytesOut - one.bytesOut))
})

test('an error names at most 50 fields, and no path longer than 200 characters', () => {
  const schema = z.record(z.string(), z.number())
  const many = Object.fromEntries(times(1000, index => [`${index}${'k'.repeat(1000)}`, 'a']))
  const { error } = schema.safeParse(many)
  const paths = Object.keys(fieldErrors(error!))
  expect(paths.length).toBe(50)
  expect(Math.max(...paths.map(path => path.length))).toBe(200)
})

test('the fields beside a file are counted together', async () => {
  const app = await createTestApp()
  const owner = await app.signUp()
  const fields = Object.fromEntries(times(10, index => [`field${index}`, 'a'.repeat(50_000)]))
  const answer = await app.request({ method: 'POST', path: '/api/restaurants', as: owner, multipart: { fields } })
  expect([answer.status, answer.code]).toEqual([413, 'too_large'])
})

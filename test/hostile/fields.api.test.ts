import { expect, test } from 'vitest'
import type { z } from 'zod'
import type { Endpoint } from '#shared/endpoint.ts'
import { createTestApp } from '#test/app.ts'
import type { TestRequest } from '#test/client.ts'
import { isLong, payloadsFor, PAYLOADS, UNSTORABLE } from './payloads.ts'
import { createTally } from './tally.ts'
import { type Place, placeName, textPlaces, withText } from './text-fields.ts'
import { createHostileWorld, createSender, usualCall } from './world.ts'

const NUL = { kind: 'NUL', text: '\0' }
const tally = createTally('fields')

type Field = { endpoint: Endpoint; part: 'body' | 'query'; place: Place }

const fieldsOf = (endpoint: Endpoint): Field[] =>
  (['body', 'query'] as const).flatMap(part =>
    endpoint[part] ? textPlaces(endpoint[part] as z.ZodType).map(place => ({ endpoint, part, place })) : [],
  )

const nameOf = ({ endpoint, part, place }: Field): string => `${endpoint.name} ${part} ${placeName(place)}`

/** The usual call with this text in the field. */
function withField(call: TestRequest, { part, place }: Field, text: string): TestRequest {
  if (part === 'body') return { ...call, body: withText(call.body ?? {}, place, text) }
  return { ...call, path: `${call.path}?${new URLSearchParams({ [String(place[0])]: text }).toString()}` }
}

test('every text field of every call, with every payload: stored or refused in words, never a failure', async () => {
  const app = await createTestApp()
  const hostile = await createHostileWorld(app)
  const send = createSender(app, hostile.marta)
  const fields = app.router.endpoints.flatMap(fieldsOf)
  expect(fields.length).toBeGreaterThan(60)
  expect(fields.map(nameOf)).toEqual(
    expect.arrayContaining([
      'restaurants.update body address.street',
      'dishes.create body translations.es.description',
      'dishes.bulk body items.0.categoryId',
      'restaurants.list query q',
    ]),
  )
  for (const [index, field] of fields.entries())
    for (const { kind, text } of payloadsFor(index)) {
      const call = withField(usualCall(hostile, field.endpoint), field, text)
      const answer = await send(call)
      tally.count(`${kind} in ${nameOf(field)}`, answer, answer.text)
      expect([nameOf(field), typeof answer.headers['content-type']]).toEqual([nameOf(field), 'string'])
    }
})

test('what cannot be stored is refused with 400 in every field, and stores nothing', async () => {
  const app = await createTestApp()
  const hostile = await createHostileWorld(app)
  const send = createSender(app, hostile.marta)
  for (const field of app.router.endpoints.flatMap(fieldsOf))
    for (const { kind, text } of UNSTORABLE) {
      // Of a query only percent escapes can say half a character, and those become U+FFFD before anybody reads them.
      if (field.part === 'query' && kind !== 'NUL') continue
      const call = withField(usualCall(hostile, field.endpoint), field, text)
      const answer = await send(call)
      tally.count(`${kind} in ${nameOf(field)}`, answer, answer.text)
      // A query may be refused as an id that is none (404), or as the admins' (403), before it is judged.
      const expected = field.part === 'query' ? [400, 403, 404] : [400]
      expect([nameOf(field), kind, expected.includes(answer.status)]).toEqual([nameOf(field), kind, true])
    }
})

test('a parameter of a path that is no id or slug of ours is a 404 or a plain refusal', async () => {
  const app = await createTestApp()
  const hostile = await createHostileWorld(app)
  const send = createSender(app, hostile.marta)
  const withParameter = app.router.endpoints.filter(({ path }) => path.includes(':'))
  expect(withParameter.length).toBeGreaterThan(20)
  for (const endpoint of withParameter)
    for (const { kind, text } of isLong ? [...PAYLOADS, NUL] : [PAYLOADS[0]!, NUL]) {
      const call = usualCall(hostile, endpoint)
      const path = `/api${endpoint.path.replaceAll(/:\w+/g, encodeURIComponent(text.toWellFormed()))}`
      const answer = await send({ ...call, path })
      tally.count(`${kind} in the path of ${endpoint.name}`, answer, answer.text)
      if (endpoint.name !== 'restaurants.checkSlug')
        expect([endpoint.name, [400, 404].includes(answer.status)]).toEqual([endpoint.name, true])
    }
})

import { expect, test } from 'vitest'
import type { z } from 'zod'
import { createTestApp } from '#test/app.ts'
import { MARK } from './payloads.ts'
import { createTally } from './tally.ts'
import { textPlaces, withText } from './text-fields.ts'
import { createHostileWorld, createSender, usualCall } from './world.ts'

const tally = createTally('pollution')

/** Each as text, because an object literal with `__proto__` would have no such key. */
const POLLUTED = [
  `{"__proto__":{"${MARK}":1}}`,
  `{"constructor":{"prototype":{"${MARK}":1}}}`,
  `{"a":{"__proto__":{"${MARK}":1}}}`,
  String.raw`{"\u005f_proto__":{"${MARK}":1}}`,
  `{"toString":1,"hasOwnProperty":1,"valueOf":1}`,
]
const DEPTH = 60_000
const deep = (open: string, close: string): string => `${open.repeat(DEPTH)}1${close.repeat(DEPTH)}`

/** Nothing that every object inherits has changed. */
function expectCleanPrototypes(what: string): void {
  const inherited = [{}, [], () => undefined].map(value => MARK in value)
  if (inherited.some(Boolean)) tally.leak(`${what} changed a prototype`)
  expect([what, typeof {}.toString, typeof {}.hasOwnProperty]).toEqual([what, 'function', 'function'])
}

test('no body, field, query or nested JSON changes what objects inherit', async () => {
  const app = await createTestApp()
  const hostile = await createHostileWorld(app)
  const send = createSender(app, hostile.marta)
  for (const endpoint of app.router.endpoints.filter(({ body }) => body))
    for (const polluted of POLLUTED) {
      const call = usualCall(hostile, endpoint)
      tally.count(`${polluted} to ${endpoint.name}`, await send({ ...call, body: polluted }))
      if (endpoint.file) {
        const fields = { translations: polluted, theme: polluted, __proto__x: '1', constructor: polluted }
        tally.count(`${polluted} in parts`, await send({ ...call, body: undefined, multipart: { fields } }))
      }
      expectCleanPrototypes(endpoint.name)
    }
  for (const path of ['/api/restaurants', '/api/team/members', '/el-rincon', '/dashboard/vista-previa/x'])
    for (const query of [`__proto__[${MARK}]=1`, `constructor[prototype][${MARK}]=1`, `__proto__.${MARK}=1`])
      tally.count(`${path}?${query}`, await send({ path: `${path}?${query}` }))
  expectCleanPrototypes('queries')
})

test('a field of parts named like a prototype is a field like others', async () => {
  const app = await createTestApp()
  const { marta, world } = await createHostileWorld(app)
  const boundary = 'b'
  const part = (name: string, value: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  for (const name of ['__proto__', 'constructor', 'prototype', `__proto__[${MARK}]`, 'toString']) {
    const answer = await app.request({
      method: 'PUT',
      path: `/api/menu/items/${world.dish.id}`,
      as: marta,
      body: Buffer.from(`${part(name, `{"${MARK}":1}`)}${part('price', '7')}--${boundary}--\r\n`),
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    })
    tally.count(name, answer)
    expectCleanPrototypes(name)
  }
})

test('JSON of any depth in any field, also as text in parts, is judged without a failure', async () => {
  const app = await createTestApp()
  const hostile = await createHostileWorld(app)
  const send = createSender(app, hostile.marta)
  const depths = [deep('[', ']'), deep('{"a":', '}')].map(text => text.slice(0, 200_000))
  for (const endpoint of app.router.endpoints) {
    if (!endpoint.body) continue
    const place = textPlaces(endpoint.body as z.ZodType)[0] ?? ['x']
    const call = usualCall(hostile, endpoint)
    const shell = JSON.stringify(withText(call.body ?? {}, place, MARK))
    const body = shell.replace(`"${MARK}"`, () => deep('[', ']'))
    tally.count(`depth in ${endpoint.name}`, await send({ ...call, body }))
    if (!endpoint.file) continue
    for (const text of [deep('[', ']'), ...depths])
      tally.count(
        `depth in parts of ${endpoint.name}`,
        await send({ ...call, body: undefined, multipart: { fields: { translations: text } } }),
      )
  }
})

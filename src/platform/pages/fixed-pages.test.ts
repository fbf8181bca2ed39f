import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { silentLog } from '#platform/log/log.ts'
import { ownOriginOnly } from './content-policy.ts'
import { createFixedPages } from './fixed-pages.ts'

/** A server with one page that counts its renders. */
function world({ development = false } = {}) {
  const state = { renderings: 0, fails: false, edition: 1 }
  const pages = createFixedPages({
    render: async () => {
      state.renderings++
      if (state.fails) throw new Error('broken')
      return { html: `<p>${state.renderings}</p>`, styles: [], scripts: [] }
    },
    optionsOf: () => ({ language: 'es', policy: ownOriginOnly }),
    edition: () => state.edition,
    log: silentLog,
    development,
  })
  const fastify = Fastify()
  fastify.get('/', (request, reply) => pages.send(request, reply, 'home'))
  return { state, get: async () => fastify.inject({ url: '/' }) }
}

test('a page is rendered once, also for who asks at the same moment', async () => {
  const { state, get } = world()
  const answers = await Promise.all([get(), get(), get()])
  expect((await get()).body).toBe('<p>1</p>')
  expect(answers.map(({ body }) => body)).toEqual(['<p>1</p>', '<p>1</p>', '<p>1</p>'])
  expect(state.renderings).toBe(1)
})

test('a new edition is rendered anew', async () => {
  const { state, get } = world()
  await get()
  state.edition = 2
  expect((await get()).body).toBe('<p>2</p>')
  expect((await get()).body).toBe('<p>2</p>')
})

test('in development it is rendered at each request', async () => {
  const { get } = world({ development: true })
  await get()
  expect((await get()).body).toBe('<p>2</p>')
})

test('what failed is logged, and tried again at the next request', async () => {
  const { state, get } = world()
  state.fails = true
  expect((await get()).statusCode).toBe(500)
  state.fails = false
  expect((await get()).body).toBe('<p>2</p>')
})

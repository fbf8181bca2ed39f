import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { createTestApp } from '#test/app.ts'
import { loadTestFrontend } from '#test/test-frontend.ts'
import { registerErrors } from '#platform/http/errors.ts'
import { registerFailurePage } from './failure-page.ts'

const HTML = { accept: 'text/html,application/xhtml+xml' }

/** A server whose every page and call fails. */
async function failing({ env = {}, renders = true }: { env?: Record<string, string>; renders?: boolean } = {}) {
  const { platform } = await createTestApp({ env })
  const fastify = Fastify({ genReqId: () => '7f3a-91c2' })
  onTestFinished(() => fastify.close())
  registerErrors(fastify)
  const { renderer } = await loadTestFrontend(fastify)
  const broken = () => Promise.reject(new Error('no renderer'))
  registerFailurePage({ fastify, platform }, renders ? renderer : broken)
  fastify.get('/*', async () => {
    throw new Error('SELECT secret FROM users')
  })
  return fastify
}

test('a page that fails is a page in Spanish with the number that is in the log, and no cause', async () => {
  const fastify = await failing({ env: { CONTACT_EMAIL: 'hola@sobremesa.example' } })
  const { statusCode, headers, body } = await fastify.inject({ url: '/precios?a="><b>', headers: HTML })
  expect(statusCode).toBe(500)
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'x-request-id': '7f3a-91c2',
  })
  expect(String(headers['content-security-policy'])).not.toContain('unsafe')
  for (const part of [
    'Algo ha fallado por nuestra parte',
    'mailto:hola@sobremesa.example',
    'href="/precios?a=',
    '<code>7f3a-91c2</code>',
  ])
    expect(body).toContain(part)
  expect(body).not.toMatch(/SELECT|secret|__|"><b>/)
})

test('without a contact email it leads to the contact form', async () => {
  const { body } = await (await failing()).inject({ url: '/precios', headers: HTML })
  expect(body).toContain('Si sigue igual, <a href="/#contacto">escríbenos</a> con este número:')
})

test.each([
  ['a call', '/api/auth/me', HTML],
  ['a program', '/precios', { accept: '*/*' }],
])('%s gets the envelope', async (_who, url, headers) => {
  const answer = await (await failing()).inject({ url, headers })
  expect(answer.statusCode).toBe(500)
  expect(answer.json()).toMatchObject({ success: false, code: 'internal' })
})

test('when that page fails too, the envelope is still an answer', async () => {
  const answer = await (await failing({ renders: false })).inject({ url: '/precios', headers: HTML })
  expect([answer.statusCode, answer.json().code]).toEqual([500, 'internal'])
})

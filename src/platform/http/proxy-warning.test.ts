import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { createLog } from '#platform/log/log.ts'
import { registerProxyWarning } from './proxy-warning.ts'

async function warningsOf(trustProxy: false | string[], headers: Record<string, string>): Promise<string[]> {
  const lines: string[] = []
  const log = createLog({ level: 'warn', pretty: false }, { write: line => void lines.push(line) })
  const fastify = Fastify({ loggerInstance: log })
  registerProxyWarning(fastify, { trustProxy })
  fastify.get('/', async () => 'here')
  for (const _ of [1, 2, 3]) await fastify.inject({ url: '/', headers })
  await fastify.close()
  return lines
}

const THROUGH_PROXY = { 'x-forwarded-for': '203.0.113.7' }

test('a proxy that no setting names is told once', async () => {
  expect(await warningsOf(false, THROUGH_PROXY)).toHaveLength(1)
})

test('nothing is told without a proxy, or with one that is named', async () => {
  expect(await warningsOf(false, {})).toEqual([])
  expect(await warningsOf(['10.0.0.0/8'], THROUGH_PROXY)).toEqual([])
})

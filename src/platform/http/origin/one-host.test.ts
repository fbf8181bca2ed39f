import { createServer } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { refuseSeveralHosts } from './one-host.ts'

/** What a server answers to these bytes. */
async function answerTo(request: string): Promise<string> {
  const server = createServer(refuseSeveralHosts((_, response) => void response.end('served')))
  onTestFinished(() => void server.close())
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('not listening')
  return text(connect(address.port, '127.0.0.1').end(request))
}

test.each([
  'Host: carta.example.com\r\nHost: evil.example',
  'host: carta.example.com\r\nx-a: b\r\nHOST: carta.example.com',
])('two Host headers are 400, and nothing is served', async headers => {
  const answer = await answerTo(`GET / HTTP/1.1\r\n${headers}\r\n\r\n`)
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer).toContain('"code":"bad_request"')
  expect(answer).not.toContain('served')
})

test('one is served', async () => {
  expect(
    await answerTo('GET / HTTP/1.1\r\nHost: carta.example.com\r\nx-host: b\r\nConnection: close\r\n\r\n'),
  ).toContain('served')
})

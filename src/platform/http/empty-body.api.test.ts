import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createTestApp } from '#test/app.ts'

/** `curl -X POST -H 'content-type: application/json'` sends exactly this: a media type, no length and no body. */
test.each(['POST /api/auth/logout', 'DELETE /api/menu/items/01a201c4-505c-73cc-a70d-782a21ad8dad'])(
  '%s with a media type and no body is answered',
  async call => {
    const { router, platform } = await createTestApp()
    await router.fastify.listen({ port: 0, host: '127.0.0.1' })
    const socket = connect((router.fastify.server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8')
    onTestFinished(() => void socket.destroy())
    const origin = `origin: ${platform.config.publicUrl}`
    socket.write(`${call} HTTP/1.1\r\nhost: x\r\n${origin}\r\ncontent-type: application/json\r\n\r\n`)
    const [answer] = (await once(socket, 'data')) as [string]
    expect(answer).toMatch(/^HTTP\/1\.1 (200|401) /)
  },
)

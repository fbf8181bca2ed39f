import { connect } from 'node:net'
import type { Random } from './random.ts'

/** How long the server may answer a request that is never completed. */
const PATIENCE_MS = 150

/** Bytes that are no request, only the beginning of one, or several at once. */
function brokenBytes(random: Random): string {
  const word = random.word()
  const head = `Host: x\r\nX-${word}: 1\r\n`
  return random.pick([
    'GET',
    `GET / HTTP/1.1\r\n\r\n`,
    `GET /${word} HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n`,
    `GET /el-rincon HTTP/1.1\r\n${word}: 1\r\nHost: x\r\n\r\n`,
    `GET /el-rincon HTTP/1.0\r\n\r\n`,
    `GET /el-rincon HTTP/1.1\r\n${head}`,
    `POST /api/auth/login HTTP/1.1\r\n${head}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"a":`,
    `POST /api/auth/login HTTP/1.1\r\n${head}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    `POST /api/auth/login HTTP/1.1\r\n${head}Transfer-Encoding: chunked\r\n\r\nzz\r\n${word}\r\n`,
    `POST /api/${word} HTTP/1.1\r\n${head}Expect: 100-continue\r\nContent-Length: 3\r\n\r\nabc`,
    `POST /api/${word} HTTP/1.1\r\n${head}Expect: ${word}\r\nContent-Length: 3\r\n\r\nabc`,
    `GET /el-rincon HTTP/1.1\r\n${head}Connection: Upgrade\r\nUpgrade: ${word}\r\n\r\n`,
    `CONNECT ${word}:443 HTTP/1.1\r\n${head}\r\n`,
    `${word.toUpperCase()} / HTTP/1.1\r\n${head}\r\n`,
    `GET /el-rincon HTTP/1.1\r\n${head}\r\n`.repeat(1 + random.int(8)),
    `GET /el-rincon HTTP/1.1\r\nHost: x\r\n${word.repeat(4000)}: 1\r\n\r\n`,
    '\u0016\u0003\u0001\u0002\u0000\u0001',
    '\r\n\r\n\r\n',
    `GET ${'/a'.repeat(9000)} HTTP/1.1\r\n${head}\r\n`,
  ])
}

/** Sends it on a connection of its own, which it drops or leaves to the server. */
export function sendBroken(port: number, random: Random): Promise<void> {
  const bytes = brokenBytes(random)
  const atOnce = random.chance(0.3)
  return new Promise(resolve => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(bytes, 'latin1')
      if (atOnce) socket.destroy()
    })
    socket.setTimeout(PATIENCE_MS, () => socket.destroy())
    socket.on('error', () => undefined)
    socket.on('data', () => undefined)
    socket.on('close', () => resolve())
  })
}

/** The baseline of `hot-path.ts`: nothing but `node:http`, sending recorded answers. */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

/** Path → headers (names and values in turn) and body in base64. */
export type Recorded = Record<string, { headers: string[]; body: string }>

const [, , file = '', port] = process.argv
const recorded = JSON.parse(readFileSync(file, 'utf8')) as Recorded
const answers = new Map(
  Object.entries(recorded).map(([path, { headers, body }]) => [path, { headers, body: Buffer.from(body, 'base64') }]),
)

createServer({ optimizeEmptyRequests: true, keepAliveTimeout: 72_000 }, (request, response) => {
  const answer = answers.get(request.url ?? '')
  if (!answer) return void response.writeHead(404).end()
  response.writeHead(200, answer.headers)
  response.end(answer.body)
}).listen(Number(port), '127.0.0.1')

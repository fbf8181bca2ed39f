import { type IncomingMessage, ServerResponse } from 'node:http'

/**
 * A response that has its status from the beginning. `node:http` adds both fields when somebody sets them: ready
 * answers, which need none, and those of Fastify, which come in two orders, would be objects of different shapes in
 * the same functions of Node. A process that has sent many of each looks fields up by name at each answer
 * (decision 0240).
 */
export class FrontResponse extends ServerResponse<IncomingMessage> {
  override statusCode = 200
  override statusMessage = ''
}

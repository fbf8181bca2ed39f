import type { FastifyInstance } from 'fastify'

const LINE = /^((?:[│ ] {3})*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/
const CHARACTERS_PER_LEVEL = 4

export type Route = { method: string; path: string }

/**
 * Every method and path that the server answers, as registered (`/api/restaurants/:id`), from Fastify's own list. HEAD
 * counts as the GET that it belongs to.
 */
export function listRoutes(fastify: FastifyInstance): Route[] {
  const routes = new Map<string, Route>()
  const trail: string[] = []
  for (const line of fastify.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent = '', segment = '', methods = ''] = LINE.exec(line) ?? []
    const depth = indent.length / CHARACTERS_PER_LEVEL
    trail.length = depth
    trail[depth] = segment
    const path = trail.join('')
    for (const method of methods.split(', ').filter(one => one !== '' && one !== 'HEAD'))
      routes.set(`${method} ${path}`, { method, path })
  }
  return [...routes.values()]
}

import type { FastifyInstance } from 'fastify'

const LINE = /^((?:[│ ] {3})*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/
const CHARACTERS_PER_LEVEL = 4

/** Every path that the server answers, as it was registered (`/api/restaurants/:id`), read from Fastify's own list. */
export function listRoutes(fastify: FastifyInstance): string[] {
  const paths: string[] = []
  const trail: string[] = []
  for (const line of fastify.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent = '', segment = '', methods] = LINE.exec(line) ?? []
    const depth = indent.length / CHARACTERS_PER_LEVEL
    trail.length = depth
    trail[depth] = segment
    if (methods) paths.push(trail.join(''))
  }
  return [...new Set(paths)]
}

import { z } from 'zod'
import { type AdminCommand, valueOf } from '#platform/operator/command.ts'
import { OperatorError } from '#platform/operator/operator-error.ts'
import { releaseSlug } from './slugs.service.ts'

/** Releases a slug that no restaurant uses any more; nothing else ever does (3-decisions §5). */
export const releaseSlugCommand: AdminCommand = {
  usage: '--slug <slug>',
  options: ['slug'],
  run: async (platform, given) => {
    const slug = valueOf(given, 'slug', z.string())
    const outcome = await releaseSlug(platform, slug)
    if (outcome === 'unknown') throw new OperatorError(`${slug} belongs to no restaurant`)
    if (outcome === 'in_use') throw new OperatorError(`${slug} is in use; nothing was changed`)
    return `${slug} is free.`
  },
}

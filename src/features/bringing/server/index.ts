import type { Feature } from '#platform/feature/feature.ts'
import { doctor } from './doctor.command.ts'

/** Server front door of bringing. */
export const bringingFeature: Feature = {
  name: 'bringing',
  adminCommands: { doctor },
}

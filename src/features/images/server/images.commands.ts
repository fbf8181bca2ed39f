import { z } from 'zod'
import { type AdminCommand, valueOf } from '#platform/operator/command.ts'
import { TRASH_DAYS } from '#platform/storage/trash.ts'
import { bringFilesBack } from './image-files.ts'
import { sweepOrphans } from './images.sweep.ts'

const count = z
  .string()
  .regex(/^\d{1,9}$/, { error: 'must be a number' })
  .transform(Number)

/** For an operator who knows that so many pictures may go: the hourly sweep stops above its limit. */
export const sweepImages: AdminCommand = {
  usage: '--most NUMBER',
  options: ['most'],
  run: async (platform, given) => {
    const most = valueOf(given, 'most', count)
    const taken = await sweepOrphans(platform, most)
    return taken === 0
      ? 'nothing was taken: no picture is without a name, or more are than --most says; the log tells'
      : `${taken} pictures were taken into the trash, where they stay for ${TRASH_DAYS} days`
  },
}

/** Undoes what sweeps took in the last 30 days, where the database was the wrong one. */
export const restoreSwept: AdminCommand = {
  usage: '',
  options: [],
  run: async platform => `${await bringFilesBack(platform)} files were brought back from the trash`,
}

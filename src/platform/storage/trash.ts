import { DAY_MS } from '#shared/time.ts'
import { eachIn } from '#platform/jobs/each-of.ts'
import { handleJob } from '#platform/jobs/job-entry.ts'
import { defineJob } from '#platform/jobs/jobs.ts'
import type { Platform } from '#platform/platform.ts'
import type { Storage } from './storage.ts'

const TRASH = 'trash/'
/** How long a file that a sweep took can be brought back (3-decisions §9). */
export const TRASH_DAYS = 30

const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

/** Moves a file into the trash: `trash/{day}/{namespace}/{key}`. A missing file is no error. */
export async function moveToTrash(
  { storage, clock }: Pick<Platform, 'storage' | 'clock'>,
  namespace: string,
  key: string,
): Promise<void> {
  await storage.in(namespace).move(key, { namespace: TRASH, key: `${dayOf(clock.now())}/${namespace}${key}` })
}

/** Deletes for good what has been in the trash for 30 days. */
async function emptyTrash(platform: Platform): Promise<void> {
  const oldest = dayOf(new Date(platform.clock.now().getTime() - TRASH_DAYS * DAY_MS))
  const trash = platform.storage.in(TRASH)
  await eachIn(platform, {
    name: 'platform.empty-trash',
    items: listOlder(platform.storage, oldest),
    work: trash.delete,
  })
}

async function* listOlder(storage: Storage, oldest: string): AsyncGenerator<string> {
  for await (const key of storage.in(TRASH).list()) if (key.slice(0, oldest.length) < oldest) yield key
}

/** Brings everything of a namespace back to where it was, except what is there again; answers how many files. */
export async function bringBackFromTrash(storage: Storage, namespace: string): Promise<number> {
  let moved = 0
  for await (const key of storage.in(TRASH).list()) {
    const [day = ''] = key.split('/')
    const original = key.slice(day.length + 1 + namespace.length)
    if (!key.startsWith(`${day}/${namespace}`) || (await storage.in(namespace).open(original))) continue
    if (await storage.in(TRASH).move(key, { namespace, key: original })) moved++
  }
  return moved
}

const emptyTrashDaily = defineJob('platform.empty-trash', { cron: '9 4 * * *', deletes: true })

export const trashJobs = [handleJob(emptyTrashDaily, emptyTrash)]

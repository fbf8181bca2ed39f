import type { Clock } from './clock/clock.ts'
import type { Config } from './config/config.ts'
import type { Listener } from './db/listen.ts'
import type { Db } from './db/database.ts'
import type { Events } from './events/events.ts'
import type { Images } from './images/images.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Limits } from './limits/limits.ts'
import type { Log } from './log/log.ts'
import type { Mail } from './mail/mail.ts'
import type { Storage } from './storage/storage.ts'

/** What every service function receives first: the adapters that `app/server/deps.ts` (or a test) chose. */
export type Platform = {
  config: Config
  db: Db
  listener: Listener
  clock: Clock
  log: Log
  mail: Mail
  storage: Storage
  images: Images
  jobs: Jobs
  events: Events
  limits: Limits
}

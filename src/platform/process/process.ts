import type { Platform } from '#platform/platform.ts'

/** What a feature gets when a process starts: it makes its services and provides them in `platform.services`. */
export type Process<Frontend = unknown> = {
  readonly platform: Platform
  /** The browser's part of the product, in a process that answers pages (role `web`); undefined in every other one. */
  readonly frontend: Frontend | undefined
  /** Runs `work` when the process ends: after its last call, before its connections close. */
  onClose(work: () => Promise<void> | void): void
}

import type { Clock } from '#platform/clock/clock.ts'

/** What pages show beside their menu, as a part of what is published: the release of the build, and the year. */
export type Editions = {
  /** Of pages that are rendered now; undefined in a process without pages, which publishes nothing. */
  present(): string | undefined
  /** A process without pages knows the year only: a new release sweeps when its first process with pages starts. */
  isOutdated(edition: string): boolean
  /** A pattern of LIKE for those that are not. */
  currentPattern(): string
}

/** `release` is undefined in a process without pages. */
export function createEditions(clock: Clock, release: string | undefined): Editions {
  const year = () => String(clock.now().getUTCFullYear())
  const present = () => (release === undefined ? undefined : `${release}-${year()}`)
  return {
    present,
    currentPattern: () => present() ?? `%-${year()}`,
    isOutdated: edition => (release === undefined ? !edition.endsWith(`-${year()}`) : edition !== present()),
  }
}

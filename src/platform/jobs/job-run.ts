/** One run of a job, as the loops in it see it. */
export type JobRun = {
  /**
   * True when no further item may be begun: the process ends, the run is about to expire, or another process has taken
   * it over because this one was not heard of.
   */
  mustStop(): boolean
  /** Where an earlier attempt of the same run was interrupted in that loop: the id of its last item, or null. */
  resumeAfter(loop: string): string | null
}

/** Thrown by a job that would fail each time: it is not repeated, and what it says is kept for the operator. */
export class FinalFailure extends Error {}

/**
 * Thrown between two items of a loop when its run must stop. The queue repeats the run, and the loop goes on after that
 * item.
 */
export class RunInterrupted extends Error {
  readonly loop: string
  /** The last item that was begun; null before the first one. */
  readonly after: string | null

  constructor(loop: string, after: string | null) {
    super(`the run was interrupted in ${loop}`)
    this.name = 'RunInterrupted'
    this.loop = loop
    this.after = after
  }
}

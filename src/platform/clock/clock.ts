/** The current time is a parameter: services get it from a clock, and tests set it. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

export type FakeClock = Clock & {
  /** Moves the time forward by this many milliseconds. */
  advance(ms: number): void
  set(now: Date): void
}

/** A clock that stands still until a test moves it. */
export function fakeClock(start = new Date()): FakeClock {
  let now = start.getTime()
  return {
    now: () => new Date(now),
    advance: ms => {
      now += ms
    },
    set: to => {
      now = to.getTime()
    },
  }
}

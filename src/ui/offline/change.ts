import type { Body, Resendable, Versioned } from './resend.ts'
import type { Collision, Picks } from './whose.ts'

/** A change of one thing, kept on this page until the server has stored it. */
export type Change<Thing extends Versioned = Versioned> = Resendable<Thing> & {
  /** What it changes: later changes of the same thing join one that waits, field by field. */
  id: string
  body: Body
  /** With what it is made anew on another page, by whoever knows its kind. Absent: it lives on this page only. */
  kept?: { kind: string; restaurantId: string }
  /** Asks in its own screen what two have changed. Absent: the dashboard's question. */
  ask?(collision: Collision): Promise<Picks>
  /** Two changes of the thing as one. Absent: the later value of each field. */
  join?(first: Body, then: Body): Body
  /** What a body says, for a list of what waits: 'Agotado', '9,80 €'. */
  says?(body: Body): string
  /** Puts the stored thing where the screens find it; runs before the change leaves the outbox. */
  onStored(thing: Thing): void
  /** A change that waited since `at` was refused: the old value is back. */
  onRefused(error: unknown, at: number): void
}

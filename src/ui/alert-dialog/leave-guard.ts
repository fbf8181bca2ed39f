/** A screen with unsaved changes, asked before something takes its content away. */
export type LeaveGuard = {
  /** Asks the user, naming what they go to; true: nothing holds them any more. */
  ask: (destination: string) => Promise<boolean>
  /** What was asked for has failed: the changes are still there, and are guarded again. */
  withdraw: () => void
}

let guard: LeaveGuard | null = null

/** Answers the function that removes it. */
export function setLeaveGuard(next: LeaveGuard): () => void {
  guard = next
  return () => {
    if (guard === next) guard = null
  }
}

/** True at once where nothing would be lost. */
export const askToLeave = async (destination: string): Promise<boolean> => (guard ? guard.ask(destination) : true)
export const withdrawLeaving = (): void => guard?.withdraw()

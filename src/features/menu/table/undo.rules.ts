/** What Ctrl+Z takes back, and what Ctrl+Y does again; the last one is at the end. */
export type History<Step> = { done: readonly Step[]; undone: readonly Step[] }

export const NO_HISTORY: History<never> = { done: [], undone: [] }

/** After something new nothing can be done again; the oldest step falls out (BRINGING §5.14). */
export const withStep = <Step>({ done }: History<Step>, step: Step, max: number): History<Step> => ({
  done: [...done, step].slice(-max),
  undone: [],
})

/** A step that was refused has never been. */
export const withoutStep = <Step>({ done, undone }: History<Step>, step: Step): History<Step> => ({
  done: done.filter(one => one !== step),
  undone: undone.filter(one => one !== step),
})

/** Takes the last step back; `step` is undefined where there is none. */
export function back<Step>({ done, undone }: History<Step>): { step: Step | undefined; history: History<Step> } {
  const step = done.at(-1)
  if (step === undefined) return { step, history: { done, undone } }
  return { step, history: { done: done.slice(0, -1), undone: [...undone, step] } }
}

/** Does the last one that was taken back again. */
export function forth<Step>({ done, undone }: History<Step>): { step: Step | undefined; history: History<Step> } {
  const { step, history } = back({ done: undone, undone: done })
  return { step, history: { done: history.undone, undone: history.done } }
}

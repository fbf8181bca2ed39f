/** Browser front door of the history. */
export { NoActivity } from './parts/not-allowed.tsx'
export { useUndoReturn } from './parts/use-undo-return.ts'

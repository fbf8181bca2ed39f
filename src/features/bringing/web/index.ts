/** Browser front door of bringing. */
export { UndoDialog } from './entry/undo-dialog.tsx'

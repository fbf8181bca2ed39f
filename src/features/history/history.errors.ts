import { defineErrors } from '#shared/app-error.ts'
import { historyTexts as texts } from './history.texts.ts'

/** Errors of undo, of comparing and of going back (4-beyond §6). */
export const historyErrors = defineErrors({
  gone: {
    code: 'change_gone',
    status: 404,
    message: 'Este cambio ya no se puede deshacer. Han pasado más de 30 días.',
  },
  undone: { code: 'already_undone', status: 409, message: 'Este cambio ya está deshecho.' },
  notUndoable: { code: 'not_undoable', status: 409, message: 'Este cambio no se puede deshacer desde aquí.' },
  /** The moment is over a year ago, or before the first change that is kept. `data`: `{since}`. */
  tooEarly: { code: 'moment_too_early', status: 409, message: texts.tooEarly },
  /** The moment has not come yet. */
  tooLate: { code: 'moment_ahead', status: 409, message: texts.tooLate },
})

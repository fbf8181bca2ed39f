import { defineErrors } from '#shared/app-error.ts'

/** Errors of undo (4-beyond §6). */
export const historyErrors = defineErrors({
  gone: {
    code: 'change_gone',
    status: 404,
    message: 'Este cambio ya no se puede deshacer. Han pasado más de 30 días.',
  },
  undone: { code: 'already_undone', status: 409, message: 'Este cambio ya está deshecho.' },
  notUndoable: { code: 'not_undoable', status: 409, message: 'Este cambio no se puede deshacer desde aquí.' },
})

import { defineErrors } from '#shared/app-error.ts'
import { CODES_MAX, CODES_WITH_RETIRED_MAX } from './codes.limits.ts'

/** Errors of codes (4-beyond §9, PAPER-AND-NUMBERS §8). */
export const codeErrors = defineErrors({
  codeExists: { code: 'code_exists', status: 409, message: 'Ya tienes un código que se llama así.' },
  /** The message is made with what is left. */
  codeLimit: { code: 'code_limit', status: 409, message: `Puedes tener hasta ${CODES_MAX} códigos.` },
  retiredLimit: {
    code: 'code_limit',
    status: 409,
    message: `Caben ${CODES_WITH_RETIRED_MAX} códigos, contando los retirados. Recupera uno y cámbiale el nombre.`,
  },
  /** Keys are never given to another code, so codes cannot be made without end. */
  everLimit: { code: 'code_limit', status: 409, message: 'Has llegado al máximo de códigos que se pueden crear.' },
  codeKept: { code: 'code_kept', status: 409, message: 'Ese código puede estar ya impreso: retíralo.' },
})

export const codeLimitText = (left: number): string =>
  left === 1
    ? `Puedes tener hasta ${CODES_MAX} códigos. Te queda 1.`
    : `Puedes tener hasta ${CODES_MAX} códigos. Te quedan ${left}.`

import { defineErrors } from './app-error.ts'

/** Errors that belong to no feature: those of the envelope (3-decisions §1). */
export const commonErrors = defineErrors({
  csrf: {
    code: 'csrf',
    status: 403,
    message: 'La petición viene de otro sitio y se ha rechazado. Vuelve a cargar la página.',
  },
  unauthenticated: { code: 'unauthenticated', status: 401, message: 'Inicia sesión para continuar.' },
  forbidden: {
    code: 'forbidden',
    status: 403,
    message: 'No tienes permisos para hacer esto. Pídeselo al propietario.',
  },
  /** The message of each answer names who can change it (4-beyond §10). */
  noRight: { code: 'no_right', status: 403, message: 'Esto lo cambia otra persona.' },
  /** What cannot be taken back, or takes everything along, needs a fresh proof of the password (3-decisions §2). */
  confirmNeeded: { code: 'confirm_needed', status: 403, message: 'Confirma que eres tú con tu contraseña.' },
  notFound: {
    code: 'not_found',
    status: 404,
    message: 'No hemos encontrado lo que buscas. Vuelve a cargar la página.',
  },
  badJson: {
    code: 'bad_json',
    status: 400,
    message: 'Los datos enviados no se pueden leer. Vuelve a cargar la página.',
  },
  badRequest: {
    code: 'bad_request',
    status: 400,
    message: 'La petición no se entiende. Vuelve a cargar la página.',
  },
  badText: {
    code: 'bad_text',
    status: 400,
    message: 'El texto contiene caracteres que no se pueden guardar. Escríbelo a mano.',
  },
  changedMeanwhile: { code: 'changed_meanwhile', status: 412, message: 'Alguien lo ha cambiado mientras tanto.' },
  otherUser: {
    code: 'other_user',
    status: 409,
    message: 'En este navegador ha entrado otra persona. No se ha cambiado nada.',
  },
  tooLarge: { code: 'too_large', status: 413, message: 'Los datos enviados son demasiado grandes. Acorta los textos.' },
  mediaType: {
    code: 'unsupported_media_type',
    status: 415,
    message: 'Este formato de datos no se admite. Vuelve a cargar la página.',
  },
  tooManyRequests: { code: 'too_many_requests', status: 429, message: 'Demasiados intentos. Inténtalo más tarde.' },
  busy: { code: 'busy', status: 429, message: 'Hay demasiados cambios a la vez. Inténtalo de nuevo.' },
  internal: { code: 'internal', status: 500, message: 'Ha ocurrido un error. Inténtalo de nuevo.' },
  unavailable: {
    code: 'unavailable',
    status: 503,
    message: 'El servicio no está disponible ahora mismo. Inténtalo en unos minutos.',
  },
})

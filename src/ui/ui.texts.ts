import { imageSizeText } from '#shared/image-file.errors.ts'

/** All Spanish texts that the widgets show by themselves. */
export const uiTexts = {
  cancel: 'Cancelar',
  close: 'Cerrar',
  delete: 'Eliminar',
  save: 'Guardar',
  undo: 'Deshacer',
  loading: 'Cargando…',
  notifications: 'Notificaciones',
  /** An equal notice has come again. */
  times: (count: number) => `${count} veces`,
  optional: '(opcional)',
  steps: 'Pasos',
  stepDone: 'hecho',
  /** The email field's error (S1 §5); `{email}` stands for 'nombre@ejemplo.com' (3-decisions §2). */
  emailFormat: 'El correo electrónico debe tener el formato nombre@ejemplo.com',
  /** The number field's error (S1 §5). */
  digitsOnly: 'Solo se permiten dígitos del 0 al 9',
  showPassword: 'Mostrar contraseña',
  hidePassword: 'Ocultar contraseña',
  ruleMet: 'cumplido',
  ruleOpen: 'falta',
  codeHint: (digits: number) => `Escribe los ${digits} dígitos del correo`,
  copyLink: 'Copiar enlace',
  copied: 'Copiado',
  unsavedTitle: 'Tienes cambios sin guardar',
  unsavedText: 'Si cierras ahora, se perderán.',
  unsavedDiscard: 'Descartar cambios',
  unsavedStay: 'Seguir editando',
  choose: 'Elige una opción',
  /** The second line of an error that does not say what to do next. */
  tryAgain: 'Inténtalo de nuevo.',
  makeRoom: 'Elimina lo que ya no uses e inténtalo de nuevo.',
  lookFirst: 'Mira cómo ha quedado.',
  /** The server's text for the first one names the plan as programs do (3-decisions §1). */
  planEnded: {
    trial_expired: 'Tu periodo de prueba ha terminado. Contrata un plan para seguir editando.',
    subscription_ended: 'Tu suscripción ha terminado. Contrata un plan para seguir editando.',
  },
  /** The text of a call that did not arrive (S1 §8). */
  connectionLost: 'Error de conexión. Verifica tu internet e inténtalo de nuevo.',
} as const

/** Picking an image; its errors are in `#shared/image-file.errors.ts`. */
export const imageTexts = {
  formats: `JPG, PNG o WebP. ${imageSizeText}`,
  pick: { photo: 'Subir foto', logo: 'Subir logo' },
  change: { photo: 'Cambiar foto', logo: 'Cambiar logo' },
  remove: 'Quitar',
  drop: 'Suelta la imagen aquí',
  uploading: 'Subiendo la imagen',
  preparing: { photo: 'Preparando la foto…', logo: 'Preparando el logo…' },
  late: 'La foto no ha llegado. Inténtalo de nuevo.',
  framingTitle: { photo: 'La foto', logo: 'El logo' },
  framing: 'Encuadre',
  whole: 'Subir entera',
  crop: 'Recortar',
  cropZoom: 'Acercar',
  cropArea: 'Zona de recorte',
  use: { photo: 'Usar foto', logo: 'Usar logo' },
  light: 'Mejorar la luz',
  lightHint: 'La foto ha salido oscura. La aclaramos sin cambiar los colores del plato.',
  before: 'Antes',
  after: 'Después',
  compare: 'Comparar antes y después',
  cropFailed: 'Error al procesar la imagen',
  unreadable: 'Error al procesar la imagen. El archivo está dañado o no es una foto: prueba con otro.',
  heic: 'Las fotos HEIC del iPhone no se pueden subir. Guárdala como JPG, o elige «El más compatible» en Ajustes, Cámara, Formatos.',
} as const

/** Choosing a color. */
export const colorTexts = {
  choose: (label: string) => `Elegir ${label}`,
  shade: 'Saturación y brillo',
  hue: 'Tono',
  format: 'Escribe el color así: #c21d03',
} as const

/** What a screen reader says while something is reordered by keyboard or pointer. */
export const orderTexts = {
  grip: (label: string) => `Reordenar ${label}`,
  instructions:
    'Pulsa la barra espaciadora para coger el elemento, las flechas para moverlo, la barra espaciadora para soltarlo y Escape para dejarlo como estaba.',
  tabInstructions: 'Pulsa Alt y una flecha para mover la pestaña.',
  lifted: (label: string, place: number, of: number) => `${label} cogido. Posición ${place} de ${of}.`,
  moved: (label: string, place: number, of: number) => `${label}, posición ${place} de ${of}.`,
  dropped: (label: string, place: number, of: number) => `${label} soltado en la posición ${place} de ${of}.`,
  canceled: (label: string) => `Orden sin cambios. ${label} vuelve a su sitio.`,
} as const

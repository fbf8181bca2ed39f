import { timeWithArticle } from '#shared/time-of-day.ts'

/** 'Ajustes de usuario': S2 §2, §8; 3-decisions §3. */
export const settingsTexts = {
  title: 'Ajustes de usuario',
  tabs: {
    profile: 'Perfil',
    security: 'Seguridad',
  },
  notAllowed: 'No tienes permisos para acceder a esta sección',
  notAllowedHint: 'Pídeselo al propietario.',
  memberSince: (month: string) => `Miembro desde ${month}`,
  mails: 'Avisos por correo',
  mailHolidays: 'Festivos por decidir',
  mailHolidaysHint: 'Siete días antes, si nadie ha dicho si abrís.',
  mailPrices: 'Platos sin precio',
  mailPricesHint: 'Cuando alguien sin permiso de precios añade un plato.',
  mailReports: 'Avisos de clientes sobre alérgenos',
  mailReportsHint: 'Uno al día como mucho, por la mañana.',
  name: 'Nombre',
  email: 'Email',
  emailFixed: 'El email no se puede cambiar directamente',
  logOut: 'Cerrar sesión',
  logOutAsk: '¿Cerrar sesión?',
  unsavedLost: (count: number) =>
    count === 1
      ? 'Tienes 1 cambio sin guardar. Se perderá si sales.'
      : `Tienes ${count} cambios sin guardar. Se perderán si sales.`,
  discardAndLeave: (count: number) => (count === 1 ? 'Descartarlo y salir' : 'Descartarlos y salir'),
  stay: 'Quedarme',
  /** What waits stays on the phone: EVERY-DAY §8.22. */
  waiting: {
    title: (count: number) => (count === 1 ? 'Tienes 1 cambio sin guardar' : `Tienes ${count} cambios sin guardar`),
    offline: (count: number) =>
      count === 1
        ? 'Sin conexión no se puede enviar ahora. Si sales, '
        : 'Sin conexión no se pueden enviar ahora. Si sales, ',
    later: 'Si sales ahora, ',
    stays: (count: number) => (count === 1 ? 'se queda en este teléfono' : 'se quedan en este teléfono'),
    sentLater: (count: number) =>
      count === 1 ? ' y se enviará cuando vuelvas a entrar tú.' : ' y se enviarán cuando vuelvas a entrar tú.',
    leave: (count: number) => (count === 1 ? 'Salir y enviarlo luego' : 'Salir y enviarlos luego'),
    discardAsk: (count: number) => (count === 1 ? '¿Descartar el cambio?' : `¿Descartar los ${count} cambios?`),
    discardWhy: 'Nadie los verá y no se podrán recuperar.',
    no: 'No',
    discard: 'Descartar y salir',
    sendingTitle: 'Guardando antes de salir',
    sending: (count: number) => (count === 1 ? 'Enviando 1 cambio…' : `Enviando ${count} cambios…`),
  },
  logOutFailed: 'Error al cerrar la sesión',
  logOutKept: 'Aquí ya está cerrada. En Sobremesa se cerrará en cuanto vuelva la conexión.',
  editName: 'Editar nombre',
  save: 'Guardar',
  saving: 'Guardando…',
  cancel: 'Cancelar',
  updated: 'Información actualizada correctamente',
  updateFailed: 'Error al actualizar la información',
} as const

/** Seguridad: S2 §2, §5, §8; 3-decisions §8. */
export const securityTexts = {
  password: {
    title: 'Cambiar contraseña',
    lead: 'Al cambiarla se cierran las demás sesiones.',
    current: 'Contraseña actual',
    submit: 'Cambiar contraseña',
    saving: 'Guardando…',
    failed: 'Error al actualizar la contraseña',
    limited: (time: string) => `Demasiados intentos. Podrás probar de nuevo en ${time}.`,
  },
  sessions: {
    title: 'Sesiones abiertas',
    lead: 'Si no reconoces alguna, ciérrala y cambia la contraseña.',
    current: 'Este dispositivo',
    now: 'Ahora',
    at: (day: string, time: string) => `${day}, a ${timeWithArticle(time)}`,
    today: 'Hoy',
    closeOthers: 'Cerrar las demás',
    closing: 'Cerrando…',
    ask: (count: number) => (count === 1 ? '¿Cerrar la otra sesión?' : `¿Cerrar las otras ${count} sesiones?`),
    askHint: 'Tendrán que volver a iniciar sesión.',
    confirm: 'Cerrar sesiones',
    closed: (count: number) => (count === 1 ? 'Se ha cerrado 1 sesión' : `Se han cerrado ${count} sesiones`),
    closeOne: 'Cerrar',
    closeOneOf: (device: string) => `Cerrar la sesión de ${device}`,
    askOne: (device: string) => `¿Cerrar la sesión de ${device}?`,
    askOneHint:
      'Tendrá que volver a iniciar sesión. Si ahí quedaban cambios sin enviar, se enviarán al volver a entrar la misma persona.',
    confirmOne: 'Cerrar sesión',
    keepOne: 'Dejarla abierta',
    closedOne: (device: string) => `Sesión de ${device} cerrada`,
    closeOneFailed: 'No se ha podido cerrar la sesión. Inténtalo de nuevo.',
    closeFailed: 'No se han podido cerrar las demás sesiones. Inténtalo de nuevo.',
    none: 'No hay más sesiones abiertas.',
    loadFailed: 'No se han podido cargar las sesiones.',
  },
  /** Over the page, before what cannot be taken back (3-decisions §2). */
  confirm: {
    title: 'Antes, tu contraseña',
    lead: 'Confirma que eres tú con tu contraseña.',
    password: 'Tu contraseña',
    required: 'La contraseña es requerida',
    goOn: 'Seguir',
    checking: 'Comprobando…',
    failed: 'No se ha podido comprobar. Inténtalo de nuevo.',
    limited: (time: string) => `Demasiados intentos. Podrás probar de nuevo en ${time}.`,
  },
  data: {
    title: 'Tus datos',
    lead: 'Un archivo con tus restaurantes, cartas e imágenes. Hasta tres al día.',
    download: 'Descargar mis datos',
    preparing: 'Preparando tu archivo…',
    received: (size: string) => `${size} recibidos`,
    stop: 'Detener',
    done: (size: string) => `Archivo descargado · ${size}`,
    failed: 'No se ha podido preparar el archivo. Inténtalo de nuevo.',
    limited: 'Hoy ya lo has descargado tres veces. Podrás hacerlo otra vez mañana.',
  },
  deletion: {
    title: 'Zona de peligro',
    lead: 'Tu carta dejará de verse al momento. Borramos tus datos de forma definitiva al cabo de un año; los de facturación se conservan cuatro años.',
    open: 'Eliminar cuenta',
    consequences: {
      ends: [
        'Tu carta y tu QR dejan de funcionar al momento.',
        'Tu equipo pierde el acceso y tu suscripción se cancela.',
      ],
      undo: {
        lead: '24 horas para arrepentirte:',
        text: 'el correo que te enviamos lo devuelve todo, también el plan.',
      },
      comesBack: 'Durante un año aún podemos recuperarla si nos escribes. Después se borra para siempre.',
      kept: 'Los datos de facturación se conservan cuatro años, como pide la ley.',
    },
    word: 'ELIMINAR',
    wordLabel: 'Escribe ELIMINAR para confirmar',
    keep: 'Conservar mi cuenta',
    confirm: 'Eliminar cuenta',
    deleting: 'Eliminando…',
    failed: 'Error al eliminar la cuenta',
  },
} as const

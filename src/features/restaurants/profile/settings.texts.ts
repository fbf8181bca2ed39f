import { imageSizeText } from '#shared/image-file.errors.ts'
import { timeWithArticle } from '#shared/time-of-day.ts'

/** Spanish texts of the restaurant page: S2 §2, §6, §8; 3-decisions §3, §5; DESIGN §7. */
export const settingsTexts = {
  title: 'Restaurante',
  tabs: { basic: 'Datos básicos', hours: 'Horario', appearance: 'Apariencia' },
  save: 'Guardar',
  noChanges: 'Sin cambios',
  unsaved: 'Tienes cambios sin guardar',
  discard: 'Descartar cambios',
  stay: 'Seguir editando',
  saved: 'Cambios guardados correctamente',
  saveFailed: 'Error al guardar los cambios',
  gone: 'Este restaurante se ha eliminado o ya no es de tu equipo. Lo que has escrito sigue aquí.',
  uploadCanceled: 'No se ha guardado nada: has cancelado la subida del logo.',
} as const

/** The fields in a sentence, where two people have changed one: 'El teléfono de Casa Lola' (3-decisions §1). */
export const fieldTexts = {
  empty: 'Sin texto',
  name: 'el nombre',
  slug: 'la dirección',
  description: 'la descripción',
  descriptionIn: (language: string) => `la descripción en ${language}`,
  defaultLocaleLabel: 'Idioma predeterminado',
  defaultLocale: 'el idioma predeterminado',
  currency: 'la moneda',
  timezone: 'la zona horaria',
  color: (name: string) => `Color ${name.toLowerCase()}`,
  colorPhrase: { primary: 'el color principal', secondary: 'el color secundario', accent: 'el color de acento' },
  style: 'el estilo',
  street: 'la calle',
  city: 'la ciudad',
  postalCode: 'el código postal',
  country: 'el país',
  phone: 'el teléfono',
  email: 'el email',
  hoursLabel: (day: string) => `Horario del ${day.toLowerCase()}`,
  hours: (day: string) => `el horario del ${day}`,
} as const

/** What is not saved, in words: EVERY-DAY §8. */
export const unsavedTexts = {
  logo: 'logo',
  address: 'dirección',
  closes: (day: string, time: string) => `el ${day} cierra a ${time}`,
  opens: (day: string, time: string) => `el ${day} abre a ${time}`,
  closed: (day: string) => `el ${day}, cerrado`,
  in: 'En ',
  lost: (count: number) => (count === 1 ? 'Si sales ahora, se perderá.' : 'Si sales ahora, se perderán.'),
  before: (restaurant: string) => `Antes de ir a ${restaurant}`,
  of: (restaurant: string) => ` de ${restaurant}`,
  notSavedThere: (says: string) => `${says}, y no está guardado.`,
  saveAndLeave: 'Guardar y salir',
  saveAndSwitch: 'Guardar y cambiar',
  discardAndSwitch: 'Descartar y cambiar',
  saving: 'Guardando…',
  stillAt: (tab: string, place: string) => `Sigues en ${tab}, ${place}`,
} as const

export const basicTexts = {
  identity: 'Identidad',
  logo: 'Logo',
  logoHint: `Mejor cuadrado. ${imageSizeText}`,
  name: 'Nombre',
  description: 'Descripción',
  descriptionIn: (language: string) => `Descripción en ${language}`,
  descriptionLocale: 'Idioma de la descripción',
  locales: 'Idiomas de la carta',
  localesHint: 'Si quitas un idioma, sus textos se guardan por si vuelves a usarlo.',
  isDefault: 'Predeterminado',
  makeDefault: 'Hacer predeterminado',
  makeDefaultOf: (language: string) => `Hacer predeterminado: ${language}`,
  place: 'Dónde y cómo',
  street: 'Calle',
  city: 'Ciudad',
  postalCode: 'Código postal',
  country: 'País',
  phone: 'Teléfono',
  email: 'Email',
  money: 'Moneda',
  currency: 'Moneda de los precios',
  currencyHint: 'Cambiarla no convierte los precios: 10 € pasarían a ser 10 $.',
} as const

/** What the tabs say beside the names of their fields, for who may not change them (EVERY-DAY §5). */
export const readTexts = {
  address: 'Dirección',
  closed: 'Cerrado',
  timezone: 'Zona horaria',
  discard: 'Descartar',
} as const

export const hoursTexts = {
  title: 'Horario de la semana',
  day: 'Día',
  slots: 'Tramos',
  days: {
    monday: 'Lunes',
    tuesday: 'Martes',
    wednesday: 'Miércoles',
    thursday: 'Jueves',
    friday: 'Viernes',
    saturday: 'Sábado',
    sunday: 'Domingo',
  },
  open: 'Abierto',
  closed: 'Cerrado',
  opens: (day: string, place: number) => `Apertura del ${day}, tramo ${place}`,
  closes: (day: string, place: number) => `Cierre del ${day}, tramo ${place}`,
  to: 'a',
  addSlot: 'Añadir tramo',
  addSlotTo: (day: string) => `Añadir tramo al ${day}`,
  removeSlot: (day: string, place: number) => `Quitar el tramo ${place} del ${day}`,
  nextDay: (time: string) => `Hasta ${timeWithArticle(time)} del día siguiente`,
  midnight: 'Hasta medianoche',
  allDay: '24 horas',
  copy: (day: string) => `Copiar el ${day} a otros días`,
  copyToWeek: (day: string) => `Copiar el ${day} a toda la semana`,
  copyTitle: (day: string) => `Copiar el ${day}`,
  copyLead: 'Elige los días que tendrán el mismo horario.',
  wholeWeek: 'Toda la semana',
  copyDone: 'Copiar',
  timezone: 'Zona horaria',
  likelyZones: 'Lo más habitual',
  timezoneHint: 'Con ella sabemos si estás abierto ahora.',
} as const

export const appearanceTexts = {
  style: 'Estilo',
  styleLabel: 'Estilo de la carta',
  colors: 'Colores',
  primaryColor: { name: 'Principal' },
  secondaryColor: { name: 'Secundario' },
  accentColor: { name: 'Acento' },
  preview: 'Vista previa',
  previewFrame: 'Vista previa de la carta',
  shades: { white: 'blanco', black: 'negro' },
  reads: (onPrimary: string, onAccent: string) =>
    onPrimary === onAccent
      ? `Se lee bien. El texto irá en ${onPrimary} sobre el color principal y el de acento.`
      : `Se lee bien. El texto irá en ${onPrimary} sobre el color principal y en ${onAccent} sobre el de acento.`,
  adjusted: {
    primary: 'Hemos ajustado el color principal donde hace de texto, para que se lea sobre tu fondo.',
    accent: 'Hemos ajustado el color de acento donde hace de texto, para que se lea sobre tu fondo.',
    both: 'Hemos ajustado los colores principal y de acento donde hacen de texto, para que se lean sobre tu fondo.',
  },
  headerLine: 'El principal y el fondo se parecen mucho: hemos puesto una línea bajo la cabecera.',
} as const

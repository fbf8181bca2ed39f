import { imageSizeText } from '#shared/image-file.errors.ts'

/** Picking an image; its errors are in `#shared/image-file.errors.ts`. */
export const imageTexts = {
  formats: `JPG, PNG o WebP. ${imageSizeText}`,
  pick: { photo: 'Subir foto', logo: 'Subir logo' },
  change: { photo: 'Cambiar foto', logo: 'Cambiar logo' },
  remove: 'Quitar',
  drop: 'Suelta la imagen aquí',
  uploading: 'Subiendo la imagen',
  preparing: { photo: 'Preparando la foto…', logo: 'Preparando el logo…' },
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

import { defineErrors } from '#shared/app-error.ts'

/** Why a carta was not read (4-beyond §6); the texts with a name of a file are in `bringing.texts.ts`. */
export const bringingErrors = defineErrors({
  fileProtected: { code: 'file_protected', status: 400, message: 'El archivo está protegido con contraseña' },
  fileTooLarge: { code: 'file_too_large', status: 413, message: 'El archivo es demasiado grande.' },
  tooManyPages: { code: 'too_many_pages', status: 400, message: 'Tiene demasiadas páginas. Leemos 20 de una vez.' },
  nothingFound: { code: 'nothing_found', status: 400, message: 'No hemos encontrado ningún plato' },
  unreadable: { code: 'unreadable', status: 400, message: 'No se puede leer todavía' },
  noOcr: { code: 'no_ocr', status: 400, message: 'Este servidor no lee fotos' },
  copyNewer: { code: 'copy_newer', status: 400, message: 'Esta copia es de una versión más nueva de Sobremesa.' },
  textTooLong: { code: 'text_too_long', status: 400, message: 'El texto es demasiado largo.' },
})
export type BringingError = keyof typeof bringingErrors

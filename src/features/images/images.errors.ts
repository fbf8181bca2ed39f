import { defineErrors } from '#shared/app-error.ts'

/** Errors of images (3-decisions §2, §6). */
export const imageErrors = defineErrors({
  trialQuota: {
    code: 'image_quota',
    status: 409,
    message: 'Has llegado al máximo de 200 MB en imágenes del periodo de prueba. Contrata un plan para subir más.',
  },
  quota: {
    code: 'image_quota',
    status: 409,
    message: 'Has llegado al máximo de 2 GB en imágenes. Elimina alguna para poder subir otra.',
  },
})

import { defineErrors } from '#shared/app-error.ts'

export const checkErrors = defineErrors({
  onlyHouse: {
    code: 'only_house',
    status: 403,
    message: 'Ignorar lo importante solo puede hacerlo el propietario.',
  },
  reportIgnored: {
    code: 'never_ignored',
    status: 409,
    message: 'El aviso de un cliente no se ignora: revisa el plato o di que está bien así.',
  },
  neverIgnored: {
    code: 'never_ignored',
    status: 409,
    message: 'Un plato sin declarar no se puede ignorar: di qué lleva.',
  },
})

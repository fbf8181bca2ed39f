import { FROM_HOUSE_PARAM } from '../../bringing.paths.ts'

/** The address with 'Traer de otro restaurante' open over the menu. */
export function withFromHouse(params: URLSearchParams): URLSearchParams {
  params.set(FROM_HOUSE_PARAM, '')
  return params
}

export function withoutFromHouse(params: URLSearchParams): URLSearchParams {
  params.delete(FROM_HOUSE_PARAM)
  return params
}

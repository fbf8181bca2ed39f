import { expect, test } from 'vitest'
import { ApiError } from '#ui/client/api-error.ts'
import { restaurantErrors } from '../restaurants.errors.ts'
import { creationErrorText } from './creation-error.ts'

const shown = ({ status, code, message }: { status: number; code: string; message: string }) =>
  creationErrorText(new ApiError({ status, code, message }))

test.each([
  ["the plan's limit", restaurantErrors.limit, 'Has alcanzado el límite de restaurantes permitidos en tu plan.'],
  ["the account's", restaurantErrors.accountLimit, 'Has llegado a 30 restaurantes. Escríbenos y lo ampliamos.'],
  ['the ten of a day', restaurantErrors.creations, 'Has creado demasiados restaurantes hoy. Inténtalo mañana.'],
  ['a taken slug', restaurantErrors.slugExists, 'Ya existe un restaurante con ese nombre o URL.'],
])('%s says what can be done', (_, error, text) => {
  expect(shown(error)).toBe(text)
})

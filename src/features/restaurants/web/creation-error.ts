import { ApiError, isNetworkError } from '#ui/client/api-error.ts'
import { uiTexts } from '#ui/ui.texts.ts'
import { creationErrorTexts as texts } from '../restaurants.texts.ts'
import { restaurantErrors } from '../restaurants.errors.ts'

/** The text for a restaurant that could not be created, by the error's code (S1 §8, S2 §8). */
export function creationErrorText(error: unknown): string {
  if (!(error instanceof Error)) return texts.unknown
  if (isNetworkError(error)) return uiTexts.connectionLost
  if (!(error instanceof ApiError)) return texts.other
  if (error.code === restaurantErrors.limit.code) return texts.limit
  if (error.code === restaurantErrors.slugExists.code) return texts.exists
  return texts.other
}

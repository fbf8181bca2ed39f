import { ApiError, isNetworkError } from '#ui/client/api-error.ts'
import { uiTexts } from '#ui/ui.texts.ts'
import { creationErrorTexts as texts } from '../restaurants.texts.ts'
import { restaurantErrors } from '../restaurants.errors.ts'

/** The text for a restaurant that could not be created, by the error's code (S1 §8, S2 §8). */
export function creationErrorText(error: unknown): string {
  if (!(error instanceof Error)) return texts.unknown
  if (isNetworkError(error)) return uiTexts.connectionLost
  if (!(error instanceof ApiError)) return texts.other
  // The account's limit has the code of the plan's; its text says what to do, and so does that of a day's limit.
  if (error.status === restaurantErrors.creations.status) return error.message
  if (error.code === restaurantErrors.limit.code)
    return error.status === restaurantErrors.limit.status ? texts.limit : error.message
  if (error.code === restaurantErrors.slugExists.code) return texts.exists
  return texts.other
}

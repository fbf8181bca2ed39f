import { ApiError } from './api-error.ts'

/**
 * Waits for a call that deletes. What is gone already is deleted too: an earlier answer may have been lost (EVERY-DAY
 * §8, rule 27). It answers `gone` then, and what the screen shows has to be loaded again.
 */
export async function deleting(deletion: Promise<unknown>): Promise<'deleted' | 'gone'> {
  try {
    await deletion
    return 'deleted'
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return 'gone'
    throw error
  }
}

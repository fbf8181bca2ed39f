import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

const RETRIES = 2
const FRESH_MS = 30_000

/** Refusals are not retried; a lost connection and a 5xx are. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: (count, error) =>
          count < RETRIES && error instanceof ApiError && (error.status === 0 || error.status >= 500),
      },
      mutations: { retry: false },
    },
  })

import { onlineManager, QueryClient } from '@tanstack/react-query'
import { connection } from '#ui/connection/connection.ts'
import { ApiError } from './api-error.ts'

const RETRIES = 2
const FRESH_MS = 30_000

/** Whether there is a connection is known from the server's answers; the browser's word alone is often wrong. */
onlineManager.setEventListener(setOnline => connection.subscribe(() => setOnline(!connection.isLost())))

/**
 * Refusals are not retried; a lost connection and a 5xx are. Without a connection nothing waits silently: each call
 * fails and says so, and what failed to load is loaded when the connection is back.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (count, error) =>
          count < RETRIES && error instanceof ApiError && (error.status === 0 || error.status >= 500),
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })

import { answer } from './server.ts'
import { connection } from '#ui/connection/connection.ts'
import { outbox } from '#ui/offline/outbox.ts'

/** The server cannot be reached, until `reconnect`. */
export const disconnect = (): Promise<void> => answer('GET /health', 'lost')

/** The server answers again, and the page has noticed. */
export async function reconnect(): Promise<void> {
  await answer('GET /health', { data: { status: 'ok' } })
  await connection.probe()
}

/** As after loading the page: the server answers, nothing waits. */
export function forgetConnection(): void {
  outbox.clear()
  connection.noteAnswer()
}

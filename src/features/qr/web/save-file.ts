import { call } from '#ui/client/client.ts'
import { fillPath } from '#shared/endpoint.ts'
import { getRestaurant } from '#features/restaurants/restaurants.contract.ts'
import { type PrintQuery, printFile } from '../qr.contract.ts'

/** Starts a browser download of a blob. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads the blob only after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** A print file of the server. It answers no envelope, so a session that must be renewed is renewed by a call that does. */
export async function fetchPrintFile(restaurantId: string, query: PrintQuery): Promise<Blob> {
  const url = `/api${fillPath(printFile.path, { id: restaurantId })}?${new URLSearchParams(query)}`
  const load = () => fetch(url, { credentials: 'same-origin' })
  let response = await load()
  if (response.status === 401) {
    await call(getRestaurant, { params: { id: restaurantId } })
    response = await load()
  }
  if (!response.ok) throw new Error(`print file: ${response.status}`)
  return response.blob()
}

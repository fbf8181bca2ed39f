import { createTestApp } from '#test/app.ts'
import type { TableCode } from '../codes.contract.ts'

/** A restaurant without codes, and the calls of its owner. */
export async function house() {
  const app = await createTestApp()
  const user = await app.make.owner()
  const owner = await app.signIn(user)
  const restaurant = await app.make.restaurant(user)
  const call = <T = TableCode>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ) => app.request<T>({ method, path: `/api${path}`, as: owner, ...(body && { body }), ...(headers && { headers }) })
  const at = `/restaurants/${restaurant.id}/codes`
  const add = (body: object) => call<{ codes: TableCode[]; skipped: number }>('POST', at, body)
  const list = async () => (await call<TableCode[]>('GET', at)).data
  const change = (...changes: object[]) => call<TableCode[]>('PUT', at, { changes })
  return { app, user, owner, restaurant, call, at, add, list, change }
}

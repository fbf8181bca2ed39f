import type { SignedIn, TestApp } from '../app.ts'
import { type RealLook, type SendReal, writeRealCarta } from './real-carta.ts'

/** For API tests: a new owner on premium with the carta of 38 dishes; `send` makes further calls as this owner. */
export async function realCarta(app: TestApp, look: RealLook = {}) {
  const owner: SignedIn = await app.signIn(await app.make.owner({ plan: {} }))
  const restaurant = await app.make.restaurant(owner)
  const send: SendReal = async ({ method, path, fields, file }) => {
    const sent = file ? { multipart: { fields, file } } : { body: fields }
    const answer = await app.request<{ _id: string }>({ method, path: `/api${path}`, as: owner, ...sent })
    if (!answer.success) throw new Error(`${method} ${path} answered ${answer.status}: ${answer.text}`)
    return answer.data
  }
  await writeRealCarta(send, restaurant.id, look)
  return { owner, restaurant, send }
}

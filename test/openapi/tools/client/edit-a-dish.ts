/**
 * What somebody would write who has only the OpenAPI document: signs in, reads a dish and changes its price as it was
 * seen. Prints what it saw as JSON. The faults marked with `@ts-expect-error` must be found by the types.
 */
import createClient, { type Middleware } from 'openapi-fetch'
import type { paths } from './generated/api.d.ts'

type Input = { origin: string; publicUrl: string; email: string; password: string; dish: string }

const input = JSON.parse(process.argv[2] ?? '{}') as Input
const cookies = new Map<string, string>()

/** What a browser does by itself. */
const browser: Middleware = {
  onRequest: ({ request }) => {
    request.headers.set('origin', input.publicUrl)
    request.headers.set('cookie', [...cookies].map(pair => pair.join('=')).join('; '))
    return request
  },
  onResponse: ({ response }) => {
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=')
      cookies.set(name, value)
    }
  },
}

const api = createClient<paths>({ baseUrl: `${input.origin}/api` })
api.use(browser)

const { email, password } = input
const refused = await api.POST('/auth/login', { body: { email, password: `not ${password}` } })
const wrongPassword: string | undefined = refused.error?.code
const { data: user } = await api.POST('/auth/login', { body: { email, password } })
const role: 'owner' | 'admin' | 'worker' | undefined = user?.data.role
if (role !== 'owner') throw new Error(`Signed in as ${role}`)

const params = { path: { id: input.dish } }
const { data: seen } = await api.GET('/menu/items/{id}', { params })
if (!seen) throw new Error('The dish was not answered')
const before: number = seen.data.price
const header = { 'If-Match': seen.data.updatedAt }
const changed = await api.PUT('/menu/items/{id}', { params: { ...params, header }, body: { price: 12.3 } })
if (changed.error) throw new Error(changed.error.message)
const after: number = changed.data.data.price
process.stdout.write(JSON.stringify({ before, after, wrongPassword }))

/** Never called: what the types must refuse. */
export async function faults(): Promise<void> {
  // @ts-expect-error a body is missing
  await api.POST('/auth/login', {})
  // @ts-expect-error a password is missing
  await api.POST('/auth/login', { body: { email } })
  // @ts-expect-error a price is no truth value
  await api.PUT('/menu/items/{id}', { params, body: { price: true } })
  // @ts-expect-error the path has a parameter
  await api.GET('/menu/items/{id}', {})
  // @ts-expect-error no such path
  await api.GET('/menu/dishes')
}

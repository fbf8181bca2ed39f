import { v7 } from '#platform/id/id.ts'
import type { Dish } from '#features/menu/menu.contract.ts'
import { createTestApp, type SignedIn, type TestApp, type TestAppOptions } from '#test/app.ts'
import type { TestRequest } from '#test/client.ts'
import type { Draft, DraftChange } from '../draft.contract.ts'

export const CARTA = [
  'ENTRANTES',
  'Croquetas de jamón ..... 9,50 € (1, 7)',
  'Ensaladilla rusa ..... 7,00 € (3, 4)',
  'Gambas al ajillo   Tapa 6,00 / Ración 12,50',
  '',
  'PESCADOS',
  'Rodaballo salvaje ..... 58 €/kg (4)',
  '',
  'Alérgenos: 1 gluten, 3 huevos, 4 pescado, 7 lácteos',
].join('\n')

export type Imported = { created: number; updated: number; categories: number; skipped: number; changeId: string }

/** A house whose owner brings cartas, with the calls that do it. */
export async function createHouse(options: TestAppOptions & { with?: TestApp } = {}) {
  const { with: given, ...rest } = options
  const app = given ?? (await createTestApp(rest))
  const owner = await app.make.owner({ plan: { tier: 'premium', status: 'active' } })
  const restaurant = await app.make.restaurant(owner, { supportedLocales: ['es', 'en'] })
  return {
    app,
    restaurant,
    owner,
    as: await app.signIn(owner),
    ...callsOf(app, restaurant.id, await app.signIn(owner)),
  }
}
export type House = Awaited<ReturnType<typeof createHouse>>

export function callsOf(app: TestApp, id: string, as: SignedIn) {
  const path = `/api/restaurants/${id}/import`
  const ask = <Data>(request: Omit<TestRequest, 'as'>) => app.request<Data>({ ...request, as })
  const start = (body: object) => ask<Draft>({ method: 'POST', path, body })
  const draft = async () => (await ask<Draft | null>({ path })).data
  return {
    ask,
    path,
    start,
    draft,
    /** Reads a text to its end, and answers the draft. */
    bring: async (text: string): Promise<Draft> => {
      const answer = await start({ text, replace: true })
      if (answer.status !== 202) throw new Error(`import: ${answer.status} ${answer.text}`)
      await app.runJobs()
      return (await draft()) as Draft
    },
    change: (...changes: DraftChange[]) => ask<Draft>({ method: 'PUT', path, body: { changes } }),
    apply: (doubts: 'asIs' | 'skip' = 'asIs', key = v7()) =>
      ask<Imported>({ method: 'POST', path: `${path}/apply`, body: { doubts }, headers: { 'idempotency-key': key } }),
    undo: (changeId: string, more: object = {}) =>
      ask<{ undone: number; kept: { dishId: string; reason: string }[]; changeId: string | null }>({
        method: 'POST',
        path: `/api/restaurants/${id}/history/undo`,
        body: { changeId, ...more },
      }),
    dishes: async () => (await ask<Dish[]>({ path: `/api/restaurants/${id}/items` })).data,
    categories: async () =>
      (await ask<{ _id: string; translations: object }[]>({ path: `/api/restaurants/${id}/categories` })).data,
  }
}

/** Everything of a menu that somebody can see. */
export const menuOf = async ({ dishes, categories }: Pick<House, 'dishes' | 'categories'>) => ({
  dishes: await dishes(),
  categories: await categories(),
})

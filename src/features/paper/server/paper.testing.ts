import type { PaperChanges, Edition, Preview, SheetInput } from '../paper.contract.ts'
import { compileProgram } from '#platform/typeset/typst.ts'
import { createTestApp } from '#test/app.ts'
import { paperSheet } from '#test/menus/paper.ts'

type Made = Edition & { isNew: boolean; file: string }
type Status = {
  edition: Edition | null
  changes: Record<string, number> | null
  isUpToDate: boolean
  options: SheetInput | null
}

/** While it is held, the threads of each test's product find the typesetting program compiled: V8 has it once. */
const program = compileProgram()

/** A house with a carta of two dishes, and its calls of the paper. */
export async function paperHouse(settings: Parameters<typeof createTestApp>[0] = {}) {
  await program
  const app = await createTestApp(settings)
  const user = await app.make.owner()
  const owner = await app.signIn(user)
  const restaurant = await app.make.restaurant(user, { name: 'Casa Lola' })
  const category = await app.make.category(restaurant, 'Entrantes')
  const tortilla = await app.make.dish(category, { name: 'Tortilla de patatas', price: '8.50' })
  const flan = await app.make.dish(category, { name: 'Flan de huevo', price: '4.50' })
  const path = `/api/restaurants/${restaurant.id}/paper`
  const sheet = (change: Partial<SheetInput> = {}): SheetInput => ({ ...paperSheet(), ...change })
  return {
    app,
    user,
    owner,
    restaurant,
    category,
    tortilla,
    flan,
    path,
    sheet,
    preview: (change?: Partial<SheetInput>) =>
      app.request<Preview>({ method: 'POST', path: `${path}/preview`, body: sheet(change), as: owner }),
    print: (change?: Partial<SheetInput>, as = owner) =>
      app.request<Made>({ method: 'POST', path: `${path}/editions`, body: sheet(change), as }),
    editions: () => app.request<Edition[]>({ path: `${path}/editions`, as: owner }),
    status: () => app.request<Status>({ path: `${path}/status`, as: owner }),
    changes: (n: number) => app.request<PaperChanges>({ path: `${path}/editions/${n}/changes`, as: owner }),
    file: (n: number, name: string) => app.request({ path: `${path}/editions/${n}/${name}`, as: owner }),
    change: (dish: { id: string }, body: object) =>
      app.request({ method: 'PUT', path: `/api/menu/items/${dish.id}`, body, as: owner }),
  }
}

import type { TestApp } from '../app.ts'

type Given = Parameters<TestApp['make']['restaurant']>[1]

/** A restaurant with one category and one dish. */
export async function menuOf(app: TestApp, given: Given = {}) {
  const owner = await app.make.owner({ plan: {} })
  const restaurant = await app.make.restaurant(owner, { name: 'Casa Lola', slug: 'casa-lola', ...given })
  const category = await app.make.category(restaurant, 'Tapas')
  const dish = await app.make.dish(category, { name: 'Croquetas', price: '9.50', allergens: ['gluten', 'milk'] })
  return { owner, restaurant, category, dish }
}

/** Every statement that reaches the database while `work` runs. */
export async function statementsOf(app: TestApp, work: () => Promise<unknown>): Promise<number> {
  let statements = 0
  const executor = app.platform.db.getExecutor()
  const original = executor.executeQuery.bind(executor)
  executor.executeQuery = ((...values: Parameters<typeof original>) => {
    statements++
    return original(...values)
  }) as typeof executor.executeQuery
  try {
    await work()
  } finally {
    executor.executeQuery = original
  }
  return statements
}

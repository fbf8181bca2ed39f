/** Second front door, for tasks on worker threads: loads neither the database nor Fastify. */
export { codesPresenter } from './snapshot/menu-codes.ts'
export type { MenuFacts, MenuPresenter } from './snapshot/menu-extras.ts'
export { type MenuSnapshot, type ReadContext, readStoredMenu } from './snapshot/menu-snapshot.ts'

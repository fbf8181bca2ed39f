/** Second front door, for tasks on worker threads: loads neither the database nor Fastify. */
export { type MenuSnapshot, type ReadContext, readStoredMenu } from './snapshot/menu-snapshot.ts'

import { defineEntity } from '#platform/events/changes.ts'

/** What a return was, for 'Actividad'; what it changed is said by the changes beside it. `id` is the change's. */
export type ReturnState = {
  /** The whole carta, its prices, one dish or several. */
  scope: 'menu' | 'prices' | 'dish' | 'dishes'
  /** Of one dish. */
  name: string
  /** 'viernes, 13 de noviembre, a las 18:00', by the clock of the house. */
  moment: string
  count: number
}
export const returnEntity = defineEntity<ReturnState>('return')

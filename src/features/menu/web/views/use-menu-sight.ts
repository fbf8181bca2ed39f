import { useLocation } from 'react-router'
import { useMediaQuery } from '#ui/media/use-media-query.ts'
import { TABLE_FROM_PX } from '../../table/table.limits.ts'

/** How the carta is looked at, by the address (`vista=tabla`) and the room (BRINGING §5.13). */
export type MenuSight = 'list' | 'table' | 'narrow'

const VIEW_PARAM = 'vista'
const TABLE = 'tabla'
const HAS_ROOM = `(min-width: ${TABLE_FROM_PX}px)`

/** Whether the address asks for the table. */
export const isTableAsked = (search: string): boolean => new URLSearchParams(search).get(VIEW_PARAM) === TABLE

/** `narrow`: the table is asked for, and there is no room for it. */
export function useMenuSight(): { sight: MenuSight; hasRoom: boolean } {
  const isAsked = isTableAsked(useLocation().search)
  const hasRoom = useMediaQuery(HAS_ROOM)
  return { sight: isAsked ? (hasRoom ? 'table' : 'narrow') : 'list', hasRoom }
}

/** The query of the same page in another view: filters and category stay. */
export function queryOfView(search: string, isTable: boolean): string {
  const query = new URLSearchParams(search)
  query.delete(VIEW_PARAM)
  if (isTable) query.set(VIEW_PARAM, TABLE)
  return `?${query}`
}

import { PAGES } from '#shared/page-paths.ts'

/** Below the restaurant's page, where Actividad is. */
export const RETURN_PAGE = `${PAGES.restaurant}/volver`
export const COMPARE_PAGE = `${PAGES.restaurant}/comparar`

/** The menu with 'Cambios de este plato' open over it: the id of a dish. */
export const CHANGES_PARAM = 'cambios'

type Asked = {
  /** An ISO time; absent: the last Friday. */
  at?: string | undefined
  /** Only this dish. */
  dishId?: string | undefined
  /** The moment is that of a change, and means just before it. */
  isBeforeChange?: boolean | undefined
}

function withQuery(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const given = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) if (value !== undefined) given.set(key, value)
  return given.size === 0 ? path : `${path}?${given}`
}

/** 'Volver a este momento'. */
export const returnPath = ({ at, dishId, isBeforeChange }: Asked): string =>
  withQuery(RETURN_PAGE, { momento: at, plato: dishId, antes: isBeforeChange ? '1' : undefined })

/** '¿Qué ha cambiado?'. */
export const comparePath = ({ at, isBeforeChange }: Asked): string =>
  withQuery(COMPARE_PAGE, { momento: at, antes: isBeforeChange ? '1' : undefined })

/** What a page over which it was opened, or which is opened afterwards, is told. */
export type ReturnState = {
  /** From the menu: there one goes on. */
  isFromMenu?: boolean
}
/** Actividad is told which entry is the new one. */
export type ActivityState = { returned?: string }

import { PAGES } from '#shared/page-paths.ts'

/** Below the menu's page, so that the sign-in page does not carry its path. */
export const BRING_PAGE = `${PAGES.menu}/traer`

/** The menu with 'Exportar carta' open over it. */
export const EXPORT_PARAM = 'exportar'

/** The menu with 'Traer de otro restaurante' open over it. */
export const FROM_HOUSE_PARAM = 'traer-de-otro'

/** Which part of the task is open: `BRING_PAGE?paso=…`; absent is the first step. */
const BRING_STEPS = ['revisar', 'dudas', 'repetidos', 'alergenos', 'columnas'] as const
export type BringStep = (typeof BRING_STEPS)[number]
export const isBringStep = (text: string | null): text is BringStep =>
  (BRING_STEPS as readonly (string | null)[]).includes(text)

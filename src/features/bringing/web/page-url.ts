import { fillPath } from '#shared/endpoint.ts'
import { getImportPage } from '../bringing.contract.ts'
import type { Draft } from '../draft.contract.ts'

/** The picture of a photographed page. */
export const pageUrl = (restaurantId: string, page: number): string =>
  `/api${fillPath(getImportPage.path, { id: restaurantId, n: String(page) })}`

/** Of a draft that was photographed. */
export const firstPicture = (restaurantId: string, { pages }: Draft): string | undefined =>
  pages[0]?.image ? pageUrl(restaurantId, 1) : undefined

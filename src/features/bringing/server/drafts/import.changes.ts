import { defineEntity } from '#platform/events/changes.ts'
import type { Draft } from '../../draft.contract.ts'

/**
 * What 'Actividad' tells of an import in one line. `house`: copied from another restaurant, whose name is `fileName`,
 * so many categories.
 */
export type ImportState = Pick<Draft, 'fileName' | 'pageCount'> & {
  source: Draft['source'] | 'house'
  created: number
  updated: number
}

/** Each import is made once. */
export const importEntity = defineEntity<ImportState>('import')

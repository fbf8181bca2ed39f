import { defineEntity } from '#platform/events/changes.ts'
import type { Draft } from '../../draft.contract.ts'

/** What 'Actividad' tells of an import in one line. */
export type ImportState = Pick<Draft, 'source' | 'fileName' | 'pageCount'> & { created: number; updated: number }

/** Each import is made once. */
export const importEntity = defineEntity<ImportState>('import')

import { defineEntity } from '#platform/events/changes.ts'

export type CodeState = { name: string; key: string; zoneId: string | null; retired: boolean }
/** The code of a table; `id` is the code's. */
export const codeEntity = defineEntity<CodeState>('code')

import { z } from 'zod'
import { fileEndpoint } from '#shared/endpoint.ts'

export const COPY_FORMATS = ['json', 'xlsx', 'csv', 'pdf'] as const
export type CopyFormat = (typeof COPY_FORMATS)[number]
export const COPY_TYPES: Readonly<Record<CopyFormat, string>> = {
  json: 'application/json',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
  pdf: 'application/pdf',
}

export const copyCarta = fileEndpoint({
  name: 'restaurants.copy',
  summary: 'The carta as a file: JSON and XLSX come back through an import, CSV and PDF are to be read',
  method: 'GET',
  path: '/restaurants/:id/copy',
  query: z.object({
    format: z.enum(COPY_FORMATS).default('json'),
    /** Languages of a sheet beside the main one, with commas; all that the carta uses where absent. */
    locales: z.string().max(20).optional(),
  }),
  fileTypes: Object.values(COPY_TYPES),
})

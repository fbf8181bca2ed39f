import { z } from 'zod'
import { bounded } from '#shared/fields/bounded.ts'
import { jsonField } from '#shared/fields/json-field.ts'
import { endpoint, fileEndpoint, type FileField, nothing } from '#shared/endpoint.ts'
import { bringingErrors } from './bringing.errors.ts'
import { IMPORT_BODY_LIMIT_BYTES, SHEET_LIMITS, SOURCE_LIMITS } from './bringing.limits.ts'
import { draftTexts as texts } from './bringing.texts.ts'
import { columnsBody, draft, draftChanges } from './draft.contract.ts'

/** What is read, by its bytes and never by its name or type. */
const SOURCE_FILES: FileField = {
  field: 'files',
  maxBytes: SOURCE_LIMITS.fileBytes,
  maxFiles: SOURCE_LIMITS.pages,
  types: [
    'image/jpeg',
    'image/png',
    'image/webp',
    'image/avif',
    'application/pdf',
    'text/csv',
    'text/plain',
    'application/json',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ],
  tooLarge: bringingErrors.fileTooLarge,
  tooMany: bringingErrors.tooManyPages,
}

const part = z.number().min(0).max(1)
const point = z.object({ x: part, y: part })
/** Of each photograph: top left, top right, bottom right, bottom left, in parts of its width and height. */
const corners = jsonField(
  bounded(
    SOURCE_LIMITS.pages,
    z.array(z.tuple([point, point, point, point]).nullable(), { error: texts.badCorners }),
    texts.badCorners,
  ),
)
/** In a multipart field, the text `true`. */
const replace = z.preprocess(value => (value === 'true' ? true : value === 'false' ? false : value), z.boolean())

const startBody = z.object({
  text: z.string().optional(),
  corners: corners.optional(),
  /** True: the draft that there is goes. */
  replace: replace.optional(),
})
export type StartBody = z.infer<typeof startBody>

const path = '/restaurants/:id/import'

export const getImport = endpoint({
  name: 'import.get',
  summary: 'The draft of a carta that is brought; null where there is none',
  method: 'GET',
  path,
  answer: draft.nullable(),
})
export const getImportSources = endpoint({
  name: 'import.sources',
  summary: 'What can be read here beside texts, sheets and PDFs',
  method: 'GET',
  path: `${path}/sources`,
  /** False: the machine has no program that reads photographs. */
  answer: z.object({ photos: z.boolean() }),
})
export const startImport = endpoint({
  name: 'import.start',
  summary: 'Begin to read a carta from a text, a file, or photographs of its pages',
  method: 'POST',
  path,
  body: startBody,
  file: SOURCE_FILES,
  bodyLimit: IMPORT_BODY_LIMIT_BYTES,
  takesKey: true,
  grows: true,
  writes: true,
  answer: draft,
  status: 202,
})
export const changeImport = endpoint({
  name: 'import.change',
  summary: 'Change parts of the draft; the last hand wins',
  method: 'PUT',
  path,
  body: draftChanges,
  writes: true,
  answer: draft,
})
export const chooseColumns = endpoint({
  name: 'import.columns',
  summary: 'Say what the columns of a sheet hold: it is read once more, within the hour after it was sent',
  method: 'POST',
  path: `${path}/columns`,
  body: columnsBody,
  writes: true,
  answer: draft,
  status: 202,
})
export const readAgain = endpoint({
  name: 'import.readAgain',
  summary: 'Read what was sent once more, within the hour: another sheet of a book, or the first of too many pages',
  method: 'POST',
  path: `${path}/again`,
  body: z.union([
    z.object({ sheet: z.number().int().min(0).max(SHEET_LIMITS.sheets) }),
    z.object({ firstPages: z.literal(true) }),
  ]),
  writes: true,
  answer: draft,
  status: 202,
})
export const repeatPage = endpoint({
  name: 'import.repeatPage',
  summary: 'Read a page that failed once more, from another photograph; what was read of the others stays',
  method: 'POST',
  path: `${path}/pages/:n`,
  body: z.object({ corners: corners.optional() }),
  file: { ...SOURCE_FILES, maxFiles: 1, types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] },
  takesKey: true,
  writes: true,
  answer: draft,
  status: 202,
})
export const cancelImport = endpoint({
  name: 'import.cancel',
  summary: 'Stop the reading; photographs and what was read are deleted',
  method: 'POST',
  path: `${path}/cancel`,
  answer: nothing,
})
export const deleteImport = endpoint({
  name: 'import.delete',
  summary: 'Throw the draft away',
  method: 'DELETE',
  path,
  takesKey: true,
  answer: nothing,
})
export const applyImport = endpoint({
  name: 'import.apply',
  summary: 'Write the draft into the menu: all of it or nothing',
  method: 'POST',
  path: `${path}/apply`,
  body: z.object({
    /** Doubts that nobody has answered: their dishes come as they stand, or not at all. */
    doubts: z.enum(['asIs', 'skip']),
  }),
  writes: true,
  isBulk: true,
  answer: z
    .object({
      created: z.number(),
      updated: z.number(),
      /** New ones. */
      categories: z.number(),
      /** Dishes of the draft that stay out. */
      skipped: z.number(),
      /** For `history/undo`; null where nothing had to be changed. */
      changeId: z.string().nullable(),
    })
    .meta({ id: 'Imported' }),
  status: 201,
})
export const listProposals = endpoint({
  name: 'import.proposals',
  summary: 'What the paper of the last import says of allergens that nobody has declared yet',
  method: 'GET',
  path: `${path}/proposals`,
  answer: z.array(
    z.object({
      dishId: z.string(),
      /** As they stand on the paper, and what they mean by its key. */
      marks: z.array(z.string()),
      allergens: z.array(z.string()),
    }),
  ),
})
export const getImportPage = fileEndpoint({
  name: 'import.page',
  summary: 'The picture of a page that was photographed, as it was read',
  method: 'GET',
  path: `${path}/pages/:n`,
  fileTypes: ['image/webp'],
})

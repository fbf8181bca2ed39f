import { expect, test } from 'vitest'
import { z } from 'zod'
import { type Endpoint, endpoint, fileEndpoint } from '#shared/endpoint.ts'
import { imageFileErrors } from '#shared/image-file.errors.ts'
import { printOpenApi } from './openapi.ts'

type Printed = { paths: Record<string, Record<string, { requestBody?: object; responses: Record<string, object> }>> }
const print = ({ path, method, ...rest }: Endpoint) =>
  (printOpenApi([{ path, method, ...rest }], 'session') as Printed).paths[path]?.[method.toLowerCase()]

test('a call that takes a file names its field and the media types', () => {
  const printed = print(
    endpoint({
      name: 'test.import',
      summary: 'Import a list',
      method: 'POST',
      path: '/import',
      body: z.object({ year: z.number() }),
      answer: z.null(),
      file: { field: 'list', maxBytes: 9, types: ['text/csv', 'text/plain'], tooLarge: imageFileErrors.tooLarge },
    }),
  )
  expect(printed?.requestBody).toMatchObject({
    content: {
      'application/json': { schema: { properties: { year: { type: 'number' } } } },
      'multipart/form-data': {
        schema: {
          allOf: [
            { properties: { year: { type: 'number' } } },
            { properties: { list: { type: 'string', format: 'binary' } } },
          ],
        },
        encoding: { list: { contentType: 'text/csv, text/plain' } },
      },
    },
  })
})

test('a call with a raw body names its media types and no schema', () => {
  const printed = print(
    endpoint({
      name: 'test.webhook',
      summary: 'News',
      method: 'POST',
      path: '/webhook',
      rawBody: ['application/json'],
      answer: z.null(),
    }),
  )
  const bytes = { schema: { type: 'string', format: 'binary' } }
  expect(printed?.requestBody).toEqual({ content: { 'application/json': bytes } })
})

test('a call that answers a file answers no envelope', () => {
  const printed = print(
    fileEndpoint({
      name: 'test.file',
      summary: 'A file',
      method: 'GET',
      path: '/file',
      fileTypes: ['application/zip'],
    }),
  )
  expect(printed?.requestBody).toBeUndefined()
  expect(printed?.responses['200']).toEqual({
    description: 'A file',
    content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } },
  })
})

import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'

export const giveUpUpload = endpoint({
  name: 'images.giveUpUpload',
  summary: 'Give an own call with a picture up by its Idempotency-Key; false when it was stored before',
  method: 'POST',
  path: '/uploads/:key/give-up',
  answer: z.object({ givenUp: z.boolean() }),
})

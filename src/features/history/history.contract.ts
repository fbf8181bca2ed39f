import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'

/** What an undo did (4-beyond §6). */
export const undoAnswer = z
  .object({
    /** Dishes that are again as they were; of a change without dishes, the other things. */
    undone: z.number(),
    /** Of these: dishes that go, and dishes that are as before; categories that go. */
    removed: z.number(),
    restored: z.number(),
    categories: z.number(),
    /** Dishes that stay as they are, because somebody changed them since. */
    kept: z.array(z.object({ dishId: z.string(), reason: z.enum(['touched']) })),
    /** Of this undo, which can be undone too; null where it was only asked what it would do. */
    changeId: z.string().nullable(),
  })
  .meta({ id: 'Undo' })
export type UndoAnswer = z.infer<typeof undoAnswer>

const undoBody = z.object({
  changeId: z.string(),
  /** True: only says what would be undone. */
  dryRun: z.boolean().optional(),
  /** True: what was changed since goes back, too. */
  includeTouched: z.boolean().optional(),
})
export type UndoBody = z.infer<typeof undoBody>

export const undoHistory = endpoint({
  name: 'history.undo',
  summary: 'Undo a change of the last 30 days; dishes that were changed since stay and are told',
  method: 'POST',
  path: '/restaurants/:id/history/undo',
  body: undoBody,
  writes: true,
  takesKey: true,
  isBulk: true,
  answer: undoAnswer,
})

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { toast } from '#ui/toast/toast.ts'
import { show } from '#test/browser/render.tsx'
import { undoTexts } from '../../undo.texts.ts'

/** What is drawn for two lines (EVERY-DAY §3): more would lie over the buttons below the header. */
const DRAWN_PX = 94
const NAME =
  'Ensaladilla rusa de la casa con ventresca de atún, piparras de Ibarra y mahonesa montada cada mañana a mano'
const ONE_WORD = 'Croquetasdejamónibéricodebellotadelacasa'

test.each([
  [undoTexts.soldOut(NAME)],
  [undoTexts.available(NAME)],
  [undoTexts.available(ONE_WORD)],
  [undoTexts.allergens(NAME)],
  [undoTexts.moved(NAME, NAME)],
])('%s: of a long name it is as high as drawn', async text => {
  await show(null)
  toast.success(text, { undo: () => {} })
  const notice = page.getByRole('status').filter({ hasText: text })
  await expect.element(notice).toBeVisible()
  expect(notice.element().getBoundingClientRect().height).toBeLessThanOrEqual(DRAWN_PX)
})

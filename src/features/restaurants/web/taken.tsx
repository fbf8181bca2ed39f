import { Alert } from '#ui/alert/alert.tsx'
import { Button } from '#ui/button/button.tsx'
import { CopyWritten } from '#ui/copy-button/copy-written.tsx'
import { uiTexts } from '#ui/ui.texts.ts'
import type { Right } from '#features/identity/rights.rules.ts'
import type { Restaurant } from '../restaurants.contract.ts'
import { takenRight } from '../rights.rules.ts'

type TakenNoteProps = { restaurant: Restaurant; right: Right }

/** Over a form whose right was taken away while somebody wrote: who did it, and that nothing is lost (EVERY-DAY §5). */
export function TakenNote({ restaurant, right }: TakenNoteProps) {
  const { lead, text } = takenRight(restaurant, right)
  return (
    <Alert tone="warning" live>
      <b>{lead}</b> {text}
    </Alert>
  )
}

/** In the place of its button that saves; `written` is empty where nothing was. */
export const TakenFooter = ({ written, onClose }: { written: string; onClose: () => void }) => (
  <>
    {written !== '' && <CopyWritten text={written} />}
    <Button onClick={onClose}>{uiTexts.close}</Button>
  </>
)

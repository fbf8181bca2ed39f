import { Alert } from '#ui/alert/alert.tsx'
import { Button } from '#ui/button/button.tsx'
import { CopyWritten } from '#ui/copy-button/copy-written.tsx'
import { uiTexts } from '#ui/ui.texts.ts'

/** Over a form whose right was taken away while somebody wrote: who did it, and that nothing is lost (EVERY-DAY §5). */
export const TakenNote = ({ lead, text }: { lead: string; text: string }) => (
  <Alert tone="warning" live>
    <b>{lead}</b> {text}
  </Alert>
)

/** In the place of its button that saves; `written` is empty where nothing was. */
export const TakenFooter = ({ written, onClose }: { written: string; onClose: () => void }) => (
  <>
    {written !== '' && <CopyWritten text={written} />}
    <Button onClick={onClose}>{uiTexts.close}</Button>
  </>
)

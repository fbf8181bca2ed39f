import { toast } from '#ui/toast/toast.ts'
import { uiTexts } from '#ui/ui.texts.ts'
import { CopyButton } from './copy-button.tsx'

const TOAST = 'copy-written'

/** 'Copiar el texto': what somebody has typed and cannot save. */
export const CopyWritten = ({ text, size }: { text: string; size?: 'sm' }) => (
  <CopyButton
    text={text}
    {...(size && { size })}
    onCopied={() => toast.success(uiTexts.writtenCopied, { id: TOAST })}
    onError={() => toast.error(uiTexts.writtenNotCopied, { id: TOAST })}
  >
    {uiTexts.copyWritten}
  </CopyButton>
)

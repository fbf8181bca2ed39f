import { isAbort } from '#ui/client/api-error.ts'
import { toast } from '#ui/toast/toast.ts'
import { paperTexts as texts } from '../../screen/paper-page.texts.ts'
import { PAPER_TOAST } from '../paper-toast.ts'

/** Hands a file to another app of the phone; undefined where the browser cannot. */
export function shareFile(blob: Blob, name: string): (() => void) | undefined {
  const files = [new File([blob], name, { type: blob.type })]
  // Desks download and print; 'Compartir' is for phones (PAPER-AND-NUMBERS §5 6).
  const isPhone = window.matchMedia('(pointer: coarse)').matches
  if (!isPhone || !('canShare' in navigator) || !navigator.canShare({ files })) return undefined
  return () =>
    void navigator.share({ files }).catch((error: unknown) => {
      if (!isAbort(error)) toast.error(texts.shareFailed, { id: PAPER_TOAST })
    })
}

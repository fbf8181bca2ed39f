import { onDemandTexts } from '#features/public-menu/menu-on-demand.texts.ts'
import { inPageLanguage } from '../in-page-language.ts'
import { toast } from '../toast.ts'

/** For pages that are not in a secure context: copies through a text selection. */
function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  document.body.append(field)
  field.select()
  const copied = document.execCommand('copy')
  field.remove()
  return copied
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

/** Where the phone has no dialog for sharing. */
export async function copyLink(url: string): Promise<void> {
  const { linkCopied, linkNotCopied } = inPageLanguage(onDemandTexts)
  toast((await copy(url)) ? linkCopied : linkNotCopied)
}

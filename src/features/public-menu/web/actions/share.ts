import { attributeOf, SHARE, SHEET_END, TOAST } from '../../menu-dom.ts'
import type { MenuActionTexts } from '../../menu-actions.texts.ts'
import { actionTexts } from './action-texts.ts'
import { pageIcon } from './markup.ts'

const TOAST_MS = 5000

let timer = 0

function toast(text: string): void {
  const line = document.querySelector(TOAST)
  if (!line) return
  // What is outside of an open dialog is under it.
  const above = document.querySelector('dialog[open]') ?? document.body
  above.append(line)
  line.textContent = text
  clearTimeout(timer)
  timer = setTimeout(() => (line.textContent = ''), TOAST_MS)
}

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

/** From the sheet of a dish, the link to the dish: its name is in the URL while the sheet is open. */
async function share(texts: MenuActionTexts, button: Element): Promise<void> {
  const menu = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href
  const url = button.closest('dialog') ? new URL(location.hash, menu).href : menu
  if ('share' in navigator) {
    try {
      await navigator.share({ title: document.title, url })
      return
    } catch (error) {
      if ((error as Error).name === 'AbortError') return
    }
  }
  toast((await copy(url)) ? texts.linkCopied : texts.linkNotCopied)
}

/**
 * 'Compartir', in the header and at the end of a dish's sheet: opens the phone's sharing dialog where it exists;
 * otherwise copies the link and says so (S1 §2).
 */
export function initShare(): void {
  const texts = actionTexts()
  const inSheet = `<button type="button" class="text-button" ${attributeOf(SHARE)}>${pageIcon('share')}${texts.shareDish}</button>`
  document.querySelector(SHEET_END)?.insertAdjacentHTML('beforeend', inSheet)
  for (const button of document.querySelectorAll(SHARE))
    button.addEventListener('click', () => void share(texts, button))
}

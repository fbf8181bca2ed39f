import { attributeOf, DISH_PRICE, SHARE, SHEET, SHEET_FOOT } from '../../menu-dom.ts'
import type { MenuActionTexts } from '../../menu-actions.texts.ts'
import { DISH_PARAMETER, sharedId } from '../../dish-link.rules.ts'
import { actionTexts } from './action-texts.ts'
import { ownData } from './own-data.ts'
import { pageIcon } from './markup.ts'
import { toast } from './toast.ts'

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

/**
 * What is shared: the menu in its language and zone; from the sheet of a dish its name, its prices, the house, and the
 * link to the dish.
 */
function messageOf(button: Element): ShareData & { url: string } {
  const url = new URL(ownData().languages?.[0] ?? '', location.href)
  const sheet = button.closest(SHEET)
  if (!sheet) return { title: document.title, url: url.href }
  url.searchParams.set(DISH_PARAMETER, sharedId(sheet.getAttribute(attributeOf(SHEET))!))
  const name = sheet.querySelector('h2')?.textContent
  const house = document.querySelector('h1')?.textContent
  const price = sheet.querySelector<HTMLElement>(DISH_PRICE)?.innerText ?? ''
  // 'Tapa 3,50 € · Ración 11 €'.
  const prices = price.replace(/\n(.+)\n/g, ' $1 · ').replace('\n', ' ')
  // Most programs that a message is shared with show its text, and no title.
  return { title: `${name} · ${house}`, text: `${name}\n${prices}\n${house}`, url: url.href }
}

async function share(texts: MenuActionTexts, button: Element): Promise<void> {
  const message = messageOf(button)
  try {
    return await navigator.share(message)
  } catch (error) {
    // Also where the phone has no such dialog.
    if ((error as Error).name === 'AbortError') return
  }
  toast((await copy(message.url)) ? texts.linkCopied : texts.linkNotCopied)
}

/**
 * 'Compartir', in the header and at the foot of a dish's sheet: opens the phone's sharing dialog where it exists;
 * otherwise copies the link and says so (S1 §2).
 */
export function initShare(): void {
  const texts = actionTexts()
  const inSheet = `<button type="button" class="text-button" ${attributeOf(SHARE)}>${pageIcon('share')}${texts.shareDish}</button>`
  document.querySelector(SHEET_FOOT)?.insertAdjacentHTML('afterbegin', inSheet)
  for (const button of document.querySelectorAll(SHARE))
    button.addEventListener('click', () => void share(texts, button))
}

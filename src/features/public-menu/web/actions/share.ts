import { attributeOf, DISH_PRICE, SHARE, SHEET, SHEET_FOOT } from '../../menu-dom.ts'
import { DISH_PARAMETER, sharedId } from '../../dish-link.rules.ts'
import { actionTexts } from './action-texts.ts'
import { onDemand } from './on-demand.ts'
import { ownData } from './own-data.ts'
import { pageIcon } from './markup.ts'

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

async function share(button: Element): Promise<void> {
  const message = messageOf(button)
  try {
    return await navigator.share(message)
  } catch (error) {
    // Also where the phone has no such dialog.
    if ((error as Error).name === 'AbortError') return
  }
  void onDemand().then(
    ({ copyLink }) => copyLink(message.url),
    () => undefined,
  )
}

/**
 * 'Compartir', in the header and at the foot of a dish's sheet: opens the phone's sharing dialog where it exists;
 * otherwise copies the link and says so (S1 §2).
 */
export function initShare(): void {
  const inSheet = `<button type="button" class="text-button" ${attributeOf(SHARE)}>${pageIcon('share')}${actionTexts().shareDish}</button>`
  document.querySelector(SHEET_FOOT)?.insertAdjacentHTML('afterbegin', inSheet)
  for (const button of document.querySelectorAll(SHARE)) button.addEventListener('click', () => void share(button))
}

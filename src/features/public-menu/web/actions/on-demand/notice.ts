import type { OnDemandTexts } from '#features/public-menu/menu-on-demand.texts.ts'
import { attributeOf, NOTICE } from '#features/public-menu/menu-dom.ts'
import { ownIcon } from '../markup.ts'
import { focusDish, keepPlace, placeInSight } from '../place-in-sight.ts'
import { topOfPage } from '../sheet/open-sheet.ts'

/** The line with the message, the button that loads the page again, and the one that closes the message. */
type Parts = [line: HTMLElement, again: HTMLButtonElement, close: HTMLButtonElement]
const partsOf = (notice: Element): Parts => [...notice.children] as unknown as Parts

function refresh(event: MouseEvent): void {
  if (keepPlace(event)) history.scrollRestoration = 'manual'
  location.reload()
}

function addNotice(texts: OnDemandTexts): HTMLElement {
  const notice = document.createElement('aside')
  notice.className = 'notice'
  notice.setAttribute(attributeOf(NOTICE), '')
  notice.innerHTML = `<p role="status"></p><button type="button">${texts.refresh}</button>
<button type="button" aria-label="${texts.close}">${ownIcon('close')}</button>`
  document.body.append(notice)
  const [line, again, close] = partsOf(notice)
  again.addEventListener('click', refresh)
  close.addEventListener('click', () => {
    line.textContent = ''
    const sheet = notice.closest('dialog')
    if (sheet) sheet.querySelector<HTMLElement>('button')?.focus()
    else focusDish(placeInSight())
  })
  // An open sheet covers and silences all that is outside of it; one that closes would take the notice with it.
  document.addEventListener('close', () => document.body.append(notice), true)
  return notice
}

/**
 * A message at the top of the screen, above an open sheet too, that stays until it is closed: what it says may decide
 * what somebody can eat. Sentences join those that nobody has closed yet.
 */
export function say(texts: OnDemandTexts, sentences: string[], canRefresh: boolean): void {
  if (!sentences.length) return
  const notice = document.querySelector<HTMLElement>(NOTICE) ?? addNotice(texts)
  const above = topOfPage()
  if (notice.parentElement !== above) above.append(notice)
  const [line, again] = partsOf(notice)
  again.hidden = !canRefresh
  const others = sentences.filter(sentence => !line.textContent.includes(sentence))
  line.textContent = [line.textContent, ...others].join(' ').trim()
}

import type { MenuActionTexts } from '../../menu-actions.texts.ts'
import { attributeOf, NOTICE } from '../../menu-dom.ts'
import { ownIcon } from './markup.ts'
import { topOfPage } from './sheet/open-sheet.ts'
import { focusDish, placeInSight } from './place-in-sight.ts'

/** `sentences` join those that nobody has closed yet. */
export type Notice = { say(sentences: string[], canRefresh: boolean): void }

/**
 * A message at the top of the screen, above an open sheet too, that stays until it is closed: what it says may decide
 * what somebody can eat.
 */
export function addNotice(texts: MenuActionTexts, refresh: (event: MouseEvent) => void): Notice {
  const notice = document.createElement('aside')
  notice.className = 'notice'
  notice.setAttribute(attributeOf(NOTICE), '')
  notice.innerHTML = `<p role="status"></p><button type="button">${texts.refresh}</button>
<button type="button" aria-label="${texts.close}">${ownIcon('close')}</button>`
  document.body.append(notice)
  const [line, again, close] = notice.children as unknown as [HTMLElement, HTMLButtonElement, HTMLButtonElement]
  const said = new Set<string>()
  again.addEventListener('click', refresh)
  close.addEventListener('click', () => {
    said.clear()
    line.textContent = ''
    const sheet = notice.closest('dialog')
    if (sheet) sheet.querySelector<HTMLElement>('button')?.focus()
    else focusDish(placeInSight())
  })
  // An open sheet covers and silences all that is outside of it; one that closes would take the notice with it.
  document.addEventListener('close', () => document.body.append(notice), true)
  return {
    say: (sentences, canRefresh) => {
      if (!sentences.length) return
      const above = topOfPage()
      if (notice.parentElement !== above) above.append(notice)
      again.hidden = !canRefresh
      for (const sentence of sentences) said.add(sentence)
      line.textContent = [...said].join(' ')
    },
  }
}

import {
  attributeOf,
  DISH_PRICE,
  HIDDEN_TEXT_CLASS,
  SHARE,
  SHEET,
  SHEET_FOOT,
  SHEET_NAME_ID,
  TODAY_PRICE,
} from '../../menu-dom.ts'
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

/** '98,00 €/kg', 'Según mercado, hoy 98,00 €/kg'. */
const amountOf = (price: Element): string =>
  [...price.childNodes]
    .map(node => ((node as Element).matches?.(TODAY_PRICE) ? `, ${node.textContent}` : node.textContent))
    .join('')

/** 'Tapa 3,50 € · Ración 11 €'. */
function pricesOf(price: Element): string {
  const amounts = [...price.querySelectorAll('dd')]
  if (!amounts.length) return amountOf(price)
  const labelOf = (amount: Element) => amount.parentNode?.querySelector(`dt:not(.${HIDDEN_TEXT_CLASS})`)?.textContent
  return amounts.map(amount => [labelOf(amount), amountOf(amount)].filter(Boolean).join(' ')).join(' · ')
}

/**
 * What is shared: the menu in its language and zone; from the sheet of a dish its name, its prices, the house, and the
 * link to the dish.
 */
function messageOf(button: Element): ShareData & { url: string } {
  const { href } = document.querySelector<HTMLLinkElement>('link[rel=canonical]') ?? location
  const url = new URL(ownData().languages?.[0] ?? href, href)
  const sheet = button.closest(SHEET)
  const anchor = sheet?.getAttribute(attributeOf(SHEET))
  if (!anchor) return { title: document.title, url: url.href }
  url.searchParams.set(DISH_PARAMETER, sharedId(anchor))
  const [name, house] = [document.getElementById(SHEET_NAME_ID), document.querySelector('h1')].map(
    one => one?.textContent,
  )
  const price = sheet?.querySelector(DISH_PRICE)
  // Most programs that a message is shared with show its text, and no title.
  const text = [name, price && pricesOf(price), house].filter(Boolean).join('\n')
  return { title: `${name} · ${house}`, text, url: url.href }
}

async function share(texts: MenuActionTexts, button: Element): Promise<void> {
  const message = messageOf(button)
  if ('share' in navigator) {
    try {
      await navigator.share(message)
      return
    } catch (error) {
      if ((error as Error).name === 'AbortError') return
    }
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

import { ALLERGEN_IDS } from '#features/allergens/allergens.ts'
import { stateOf } from '#features/allergens/answer-for.ts'
import { joinNames } from '#features/public-menu/allergies/answer-words.ts'
import {
  attributeOf,
  DISH_ANSWER,
  DISH_DESCRIPTION,
  DISH_SAID,
  KITCHEN_NOTICE,
  SHEET,
  SHEET_ALLERGENS,
  SHEET_FOOT,
  SHEET_NAME_ID,
  SHEET_TEXT,
} from '#features/public-menu/menu-dom.ts'
import type { Diner } from './diner.ts'
import { answerLine } from './dish-answers.ts'
import { factsOf } from './dish-facts.ts'
import { icon } from './icons.ts'
import { type List, stepper } from './list.ts'
import { reportDish } from './report-form.ts'

/** On what this script adds to the sheet, so that it is written once. */
const ADDED = '[data-added]'

function added(html: string): HTMLElement {
  const part = document.createElement('div')
  part.setAttribute(attributeOf(ADDED), '')
  part.innerHTML = html
  return part
}

/** '12 de noviembre de 2026'. */
const dayInWords = (day: string, locale: string): string =>
  new Date(day).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' })

/** What the house says that it does not contain; only of what somebody has looked at, and no guest has reported. */
function free(dish: Element, { texts, nameOf }: Diner): string {
  const facts = factsOf(dish)
  const names = ALLERGEN_IDS.filter(id => stateOf(facts, id) === 'free').map(nameOf)
  if (names.length === 0 || facts.reported) return ''
  const traces = facts.tracesDeclared ? '' : ` ${texts.tracesOfDish}`
  return `<details><summary>${texts.free}</summary><p>${joinNames(names, texts.nor)}.${traces}</p></details>`
}

/** The button that puts the dish on the list, or how many of it are there. */
function writePick(sheet: Element, dish: HTMLElement, diner: Diner, list: List): void {
  const { texts } = diner
  const foot = sheet.querySelector(SHEET_FOOT)
  const name = sheet.querySelector(`#${SHEET_NAME_ID}`)?.textContent ?? ''
  const count = list.countOf(dish.id)
  const focused = (document.activeElement as HTMLButtonElement | null)?.name
  const pick = added(
    count > 0
      ? `${stepper(diner, '', count)}<button type="button" class="link" name="list">${texts.list}</button>`
      : `<button type="button" class="primary" name="more">${icon('plus')}${texts.pick}</button>`,
  )
  pick.className = 'pick'
  for (const button of pick.querySelectorAll('.stepper button'))
    button.setAttribute('aria-label', (button.getAttribute('aria-label') ?? '') + name)
  pick.addEventListener('click', event => {
    const act = (event.target as Element).closest('button')?.name
    if (act === 'list') return list.open()
    if (act) list.add(dish.id, act === 'more' ? 1 : -1)
    if (act) writePick(sheet, dish, diner, list)
  })
  const before = foot?.querySelector('.pick')
  const hadFocus = before?.contains(document.activeElement)
  if (before) before.replaceWith(pick)
  else foot?.prepend(pick)
  if (hadFocus) (pick.querySelector<HTMLElement>(`[name=${focused}]`) ?? pick.querySelector('button'))?.focus()
}

/** The dish that the sheet shows: its answer, what it does not contain, the kitchen's words, the report, the list. */
export function completeSheet(diner: Diner, list: List): void {
  const sheet = document.querySelector(SHEET)
  const dish = document.getElementById(sheet?.getAttribute(attributeOf(SHEET)) ?? '')
  const text = sheet?.querySelector(SHEET_TEXT)
  const allergens = sheet?.querySelector(SHEET_ALLERGENS)
  if (!sheet || !dish || !text || !allergens) return
  const { texts, locale, panel } = diner
  for (const part of allergens.querySelectorAll(ADDED)) part.remove()
  const answer = diner.answers.of.get(dish)
  text.querySelector(DISH_ANSWER)?.remove()
  if (answer) {
    const line = answerLine(answer.answer, `${diner.inWords(answer)}.`)
    const description = text.querySelector(DISH_DESCRIPTION)
    if (description) description.after(line)
    else text.append(line)
  }
  for (const otherwise of allergens.querySelectorAll(`${DISH_SAID}>p:has(b):not(:has(svg))`))
    otherwise.insertAdjacentHTML('afterbegin', icon('swap'))
  const { reviewed } = factsOf(dish)
  const more = added(
    `${free(dish, diner)}${
      reviewed ? `<p class="reviewed">${texts.reviewed.replace('{x}', dayInWords(reviewed, locale))}</p>` : ''
    }<button type="button" class="link">${texts.report}</button>`,
  )
  const notice = panel.querySelector(KITCHEN_NOTICE)
  if (notice) (more.querySelector('.reviewed') ?? more.lastElementChild)?.before(notice.cloneNode(true))
  more.querySelector('button')?.addEventListener('click', () => reportDish(diner, dish))
  allergens.append(more)
  writePick(sheet, dish, diner, list)
}

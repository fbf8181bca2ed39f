import {
  attributeOf,
  DISH_DETAILS,
  DISH_FACTS,
  DISH_NAME,
  DISH_SAFETY,
  MENU_CHANGED_EVENT,
  PANEL_CHOICE,
} from '#features/public-menu/menu-dom.ts'
import { MINUTE_S, SECOND_MS } from '#shared/time.ts'
import { ownIcon } from '../markup.ts'
import type { Diner } from './diner.ts'
import { factsOf } from './dish-facts.ts'
import { answerIcon, icon } from './icons.ts'
import { openLayer, write } from './layer.ts'

/** A dish as a report names it: by its id in full, of which the page has the end only. */
type Line = { _id: string; dishId?: string | null }
type House = { setMenus?: { courses: { items: Line[] }[] }[] }

async function data<Answer>(path: string): Promise<Answer> {
  const answer = await fetch(path)
  if (!answer.ok) throw new Error(path)
  return ((await answer.json()) as { data: Answer }).data
}

/** The beginning of the place of a line of a set menu. */
const LINE = 'p-m'
/** Two dishes of one carta with one end have a number behind it. */
const NUMBERED = /^(.+)-(\d+)$/

function withEnd<Each extends Line>(all: readonly Each[], end: string): Each | undefined {
  const [, same = end, number = '1'] = NUMBERED.exec(end) ?? []
  return all.filter(({ _id }) => _id.endsWith(same))[Number(number) - 1]
}

/** The call that reports the dish at this place of the page. Who asks for all dishes names none. */
async function callOf(place: string): Promise<string> {
  const house = `/api/public${location.pathname}`
  if (!place.startsWith(LINE)) {
    const dish = withEnd(await data<Line[]>(`${house}/items`), place.slice('p-'.length))
    if (dish) return `${house}/dishes/${dish._id}/reports`
  } else {
    const { setMenus = [] } = await data<House>(house)
    const lines = setMenus.flatMap(({ courses }) => courses.flatMap(({ items }) => items))
    const line = withEnd(lines, place.slice(LINE.length))
    if (line?.dishId) return `${house}/dishes/${line.dishId}/reports`
    if (line) return `${house}/set-menu-items/${line._id}/reports`
  }
  throw new Error(place)
}

/** '15 minutos', 'in 15 minutes': how long a refused report has to wait. */
function waitInWords(seconds: number, locale: string): string {
  const minutes = Math.max(1, Math.ceil(seconds / MINUTE_S))
  const isLong = minutes > MINUTE_S
  const unit = isLong ? 'hour' : 'minute'
  const value = isLong ? Math.ceil(minutes / MINUTE_S) : minutes
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value)
}

/** How long a refused report has to wait, in seconds. */
const waitOf = (answer: Response): number => Number(answer.headers.get('retry-after')) || 15 * MINUTE_S

/** The dish asks at once, here too; the server says it to everybody. */
function noteReported(dish: Element): void {
  let facts = dish.querySelector(DISH_FACTS)
  if (!facts) {
    facts = document.createElement('div')
    facts.className = 'facts'
    facts.setAttribute(attributeOf(DISH_FACTS), '')
    dish.querySelector(DISH_DETAILS)?.append(facts)
  }
  const { allergens: _, allergensDeclared: __, ...said } = factsOf(dish)
  facts.setAttribute(attributeOf(DISH_SAFETY), JSON.stringify({ ...said, reported: true }))
  document.dispatchEvent(new Event(MENU_CHANGED_EVENT))
}

const unwell = ({ unwell: text }: Diner['texts']): string => `<p class="unwell">${icon('aid')}<span>${text}</span></p>`

function form({ texts, panel, nameOf }: Diner): string {
  const choices = [...panel.querySelectorAll(PANEL_CHOICE)].map(item => {
    const id = item.getAttribute(attributeOf(PANEL_CHOICE)) ?? ''
    const symbol = item.querySelector('.allergen-icon')?.outerHTML ?? ''
    const name = nameOf(id)
    return `<button type="button" name="allergen" value="${id}" aria-pressed="false">${symbol}<span>${name.charAt(0).toUpperCase()}${name.slice(1)}</span></button>`
  })
  return `<h2>${texts.reportTitle}</h2><p class="report-hint"></p><p role="alert" class="report-alert" hidden></p>
<fieldset aria-describedby="report-missing"><legend>${texts.reportWhat}</legend><div class="report-choice">${choices.join('')}</div></fieldset><p role="alert" class="report-missing" id="report-missing" hidden></p>
<label class="report-text"><span>${texts.reportText} <small>${texts.optional}</small></span><textarea rows="2" maxlength="200" placeholder="${texts.reportExample}"></textarea></label>
${unwell(texts)}<div class="report-end"><button type="submit" class="primary">${texts.send}</button><button type="button" name="close">${texts.cancel}</button></div>`
}

/**
 * Tells the house that an allergen of a dish is missing, without an account and without a name. What is chosen in the
 * profile is no part of it: only what is ticked here is sent.
 */
export function reportDish(diner: Diner, dish: Element): void {
  const { texts, locale } = diner
  const layer = openLayer('sheet report', texts.reportTitle)
  layer.innerHTML = `<div class="sheet-body"><button type="button" class="sheet-close" name="close" aria-label="${texts.close}">${ownIcon('close')}</button><form>${form(diner)}</form></div>`
  const named = dish.querySelector(DISH_NAME)?.textContent.trim() ?? ''
  write(
    layer,
    '.report-hint',
    texts.reportHint.replace('{x}', () => named),
  )
  const submit = layer.querySelector<HTMLElement>('[type=submit]')!
  const text = layer.querySelector('textarea')!
  const chosen = new Set<string>()
  let isSending = false

  /** Nothing can be sent for a while: the reason stands above what is ticked, which stays. */
  const hold = (isHeld: boolean): void => submit.setAttribute('aria-disabled', String(isHeld))
  function refuse(sentence: string, symbol: Parameters<typeof icon>[0], place = '.report-alert'): void {
    const alert = layer.querySelector<HTMLElement>(place)
    if (!alert) return
    alert.hidden = false
    alert.innerHTML = `${icon(symbol)}<span></span>`
    write(alert, 'span', sentence)
    alert.scrollIntoView({ block: 'nearest' })
  }
  function unrefuse(): void {
    hold(false)
    for (const alert of layer.querySelectorAll<HTMLElement>('[role=alert]')) alert.hidden = true
  }
  function saysOffline(): void {
    refuse(texts.offline, 'offline')
    hold(true)
  }
  function saysLimit(seconds: number): void {
    refuse(
      texts.limit.replace('{t}', () => waitInWords(seconds, locale)),
      'clock',
    )
    hold(true)
    setTimeout(unrefuse, seconds * SECOND_MS)
  }
  async function send(): Promise<void> {
    const body = JSON.stringify({ allergens: [...chosen], text: text.value.trim() })
    const headers = { 'content-type': 'application/json' }
    const answer = await callOf(dish.id)
      .then(path => fetch(path, { method: 'POST', headers, body }))
      .catch(() => undefined)
    if (answer?.status === 429) return saysLimit(waitOf(answer))
    if (!answer && !navigator.onLine) return saysOffline()
    if (answer?.status !== 201) return refuse(answer ? texts.failed : texts.offline, answer ? 'wrong' : 'offline')
    layer.querySelector('form')!.innerHTML =
      `<div class="report-sent" role="status">${answerIcon('safe')}<h2>${texts.sent}</h2><p>${texts.sentHint}</p>${unwell(texts)}</div><button type="button" class="primary" name="close">${texts.close}</button>`
    layer.querySelector<HTMLElement>('.primary')?.focus()
    noteReported(dish)
  }

  if (!navigator.onLine) saysOffline()
  addEventListener('offline', saysOffline)
  addEventListener('online', unrefuse)
  layer.addEventListener('close', () => {
    removeEventListener('offline', saysOffline)
    removeEventListener('online', unrefuse)
  })
  layer.addEventListener('click', event => {
    const button = (event.target as Element).closest<HTMLButtonElement>('[name=allergen]')
    if (!button) return
    if (!chosen.delete(button.value)) chosen.add(button.value)
    button.setAttribute('aria-pressed', String(chosen.has(button.value)))
    layer.querySelector<HTMLElement>('.report-missing')!.hidden = true
  })
  layer.querySelector('form')!.addEventListener('submit', event => {
    event.preventDefault()
    if (isSending || submit.getAttribute('aria-disabled') === 'true') return
    unrefuse()
    if (chosen.size === 0 && text.value.trim() === '') {
      layer.querySelector<HTMLElement>('[name=allergen]')?.focus({ preventScroll: true })
      return refuse(texts.saysNothing, 'wrong', '.report-missing')
    }
    isSending = true
    void send().finally(() => (isSending = false))
  })
}

import type { SafetyAnswer } from '#features/allergens/answer-for.ts'
import { chosenInWords, joinNames } from '#features/public-menu/allergies/answer-words.ts'
import {
  attributeOf,
  FILTERING_CLASS,
  HIDDEN_TEXT_CLASS,
  HIDING_CLASS,
  KITCHEN_NOTICE,
  MENU_AGE,
  MENU_ID,
  RESULT_BAR,
  RESULT_CARD,
} from '#features/public-menu/menu-dom.ts'
import type { Diner } from './diner.ts'
import { answerIcon, icon } from './icons.ts'

/** Of a tap that another one follows nothing is read out. */
const READ_AFTER_MS = 1000

export type ResultActs = {
  change: () => void
  clear: () => void
  hide: (hides: boolean) => void
  openList: () => void
  showWaiter: () => void
  toMenu: (event: Event) => void
}

const counted = (one: string, many: string, n: number): string => (n === 1 ? one : many).replace('{n}', String(n))

/** The three answers with their counts, beside what they mean. */
function lines({ texts, profile, answers: { counts } }: Diner): string {
  const isDiet = profile.allergens.length === 0
  const said: Record<SafetyAnswer['answer'], string> = {
    safe: isDiet ? texts.areDiet : counted(texts.noneOne, texts.noneMany, counts.safe),
    ask: texts.ask,
    no: isDiet ? texts.areNotDiet : counted(texts.containOne, texts.containMany, counts.no),
  }
  return (['safe', 'ask', 'no'] as const)
    .map(
      answer =>
        `<li class="answer-${answer}">${answerIcon(answer)}<b>${counted(texts.oneDish, texts.manyDishes, counts[answer])}</b><span>${said[answer]}</span></li>`,
    )
    .join('')
}

function hiding({ texts, hides, answers: { counts } }: Diner): string {
  if (counts.no === 0) return ''
  if (!hides)
    return `<button type="button" class="link" name="hide">${counted(texts.hideOne, texts.hideMany, counts.no)}</button>`
  const hidden = counted(texts.hiddenOne, texts.hiddenMany, counts.no)
  return `<p class="hidden-dishes"><span>${hidden}</span><button type="button" class="link" name="hide">${texts.showThem}</button></p>`
}

/** The count above the carta, and the bar at the lower edge of the screen. */
export class Result {
  readonly #diner: Diner
  readonly #acts: ResultActs
  readonly #card = document.createElement('section')
  readonly #bar = document.createElement('aside')
  readonly #status = document.createElement('p')
  /** The profile came with the device, and nobody has changed it here. */
  isKept = false
  #reading = 0

  constructor(diner: Diner, acts: ResultActs) {
    this.#diner = diner
    this.#acts = acts
    const { texts, panel } = diner
    this.#card.className = 'result-card'
    this.#card.setAttribute(attributeOf(RESULT_CARD), '')
    this.#card.setAttribute('aria-labelledby', 'result-title')
    this.#bar.className = 'result-bar'
    this.#bar.setAttribute(attributeOf(RESULT_BAR), '')
    this.#bar.setAttribute('aria-label', texts.filterName)
    this.#status.setAttribute('role', 'status')
    this.#status.className = HIDDEN_TEXT_CLASS
    this.#bar.innerHTML = `<p class="result-count"><b></b> <span></span><small>${texts.houseSays}</small></p><small ${attributeOf(MENU_AGE)}></small>
<button type="button" name="list">${icon('list')}<span>${texts.list} · </span><b></b></button>
<a class="to-menu" href="#${MENU_ID}">${texts.viewMenu}</a>
<button type="button" name="clear" aria-label="${texts.clearFilters}">${texts.remove}</button>
<button type="button" class="to-waiter" name="waiter">${icon('badge')}${texts.showWaiter}</button>`
    this.#bar.append(this.#status)
    panel.after(this.#bar)
    for (const place of [this.#card, this.#bar]) place.addEventListener('click', event => this.#act(event))
  }

  #act(event: Event): void {
    const target = event.target as Element
    const name = target.closest('button')?.name
    if (target.closest('.to-menu')) this.#acts.toMenu(event)
    if (name === 'change') this.#acts.change()
    if (name === 'clear') this.#acts.clear()
    if (name === 'hide') this.#acts.hide(!this.#diner.hides)
    if (name === 'list') this.#acts.openList()
    if (name === 'waiter') this.#acts.showWaiter()
  }

  /** What a tap shows at once. `picked`: so many dishes are on the list. */
  writeBar(picked: number): void {
    const diner = this.#diner
    const { texts, total, isFiltering } = diner
    const { classList } = document.documentElement
    classList.toggle(FILTERING_CLASS, isFiltering)
    classList.toggle('has-bar', isFiltering || picked > 0)
    const count = (total === 1 ? texts.ofOneDish : texts.ofManyDishes)
      .replace('{n}', String(diner.answers.counts.safe))
      .replace('{total}', String(total))
    const claim = texts.bySaying.replace('{x}', () => chosenInWords(diner.profile, diner))
    const [number, words] = this.#bar.querySelectorAll<HTMLElement>('.result-count>:is(b,span)')
    if (number) number.textContent = count
    if (words) words.textContent = claim
    this.#bar.querySelector<HTMLElement>('.result-count')!.hidden = !isFiltering
    const list = this.#bar.querySelector<HTMLButtonElement>('[name=list]')!
    list.hidden = picked === 0
    list.querySelector('b')!.textContent = String(picked)
    clearTimeout(this.#reading)
    this.#reading = setTimeout(() => {
      this.#status.textContent = isFiltering ? `${claim}: ${count}` : ''
    }, READ_AFTER_MS)
  }

  writeCard(): void {
    const diner = this.#diner
    const { texts, profile, panel, isFiltering, hides } = diner
    document.documentElement.classList.toggle(HIDING_CLASS, hides)
    if (!isFiltering) return this.#card.remove()
    const names = joinNames([...profile.allergens, ...profile.diets].map(diner.nameOf), texts.and)
    const title = this.isKept ? texts.yours.replace('{x}', () => names) : chosenInWords(profile, diner)
    const focused = this.#card.contains(document.activeElement)
      ? (document.activeElement as HTMLButtonElement).name
      : undefined
    this.#card.innerHTML = `<div class="result-heading"><h2 id="result-title">${title}</h2>
<p><button type="button" class="link" name="change">${texts.change}</button><button type="button" class="link" name="clear">${texts.remove}</button></p></div>
${this.isKept ? `<p class="result-kept">${icon('phone')}<span>${texts.kept}</span></p>` : ''}<ul>${lines(diner)}</ul>
<div class="result-rest">${hiding(diner)}<p class="say-always">${texts.sayAlways}</p></div>`
    const notice = panel.querySelector(KITCHEN_NOTICE)
    if (notice) this.#card.querySelector('.say-always')?.before(notice.cloneNode(true))
    const main = document.getElementById(MENU_ID)
    if (this.#card.parentElement !== main) main?.prepend(this.#card)
    if (focused) this.#card.querySelector<HTMLElement>(`[name=${focused}]`)?.focus({ preventScroll: true })
  }
}

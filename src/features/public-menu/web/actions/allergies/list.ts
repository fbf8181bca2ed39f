import { DISH_NAME } from '#features/public-menu/menu-dom.ts'
import { ownIcon } from '../markup.ts'
import { toast } from '../toast.ts'
import type { Diner } from './diner.ts'
import { answerIcon, icon } from './icons.ts'
import { houseNames } from './house-language.ts'
import { keepPicked, PICKED_MAX, type Picked, pickedOf, PORTIONS_MAX } from './kept.ts'
import { openLayer, write } from './layer.ts'

type ListActs = { changed: () => void; showWaiter: () => void }

/** A picked dish that is on the carta, as the diner reads it and as the house does. */
export type PickedDish = Picked & { dish: HTMLElement; read: string }

const nameOf = (dish: Element): string => dish.querySelector(DISH_NAME)?.textContent.trim() ?? ''

/** A stepper of one dish: '− 1 +'. */
export function stepper(diner: Diner, name: string, count: number): string {
  const label = (text: string): string => text.replace('{x}', () => name.replaceAll('"', '&quot;'))
  return `<span class="stepper"><button type="button" name="less" aria-label="${label(diner.texts.oneLess)}">${icon('minus')}</button><b>${count}</b><button type="button" name="more" aria-label="${label(diner.texts.oneMore)}">${icon('plus')}</button></span>`
}

/** What a diner wants to order: no order is sent, the list is shown to the waiter (TABLE §7 22). */
export class List {
  readonly #diner: Diner
  readonly #acts: ListActs
  /** Menus of one house in its languages and zones are at one path. */
  readonly #house = location.pathname
  #picked: Picked[]

  constructor(diner: Diner, acts: ListActs) {
    this.#diner = diner
    this.#acts = acts
    this.#picked = pickedOf(this.#house)
  }

  readAgain(): void {
    this.#picked = pickedOf(this.#house)
  }

  /** What is no longer on the carta is not shown. */
  get dishes(): PickedDish[] {
    return this.#picked.flatMap(picked => {
      const dish = document.getElementById(picked.place)
      return dish ? [{ ...picked, dish, read: nameOf(dish) }] : []
    })
  }

  get count(): number {
    return this.dishes.reduce((sum, { count }) => sum + count, 0)
  }

  countOf(place: string): number {
    return this.#picked.find(picked => picked.place === place)?.count ?? 0
  }

  /** One more or one less of a dish. */
  add(place: string, by: 1 | -1): void {
    const dish = document.getElementById(place)
    const now = this.countOf(place)
    const count = Math.min(now + by, PORTIONS_MAX)
    if (!now && this.#picked.length >= PICKED_MAX) return toast(this.#diner.texts.listFull)
    const name = this.#picked.find(picked => picked.place === place)?.name ?? (dish ? nameOf(dish) : '')
    const others = this.#picked.filter(picked => picked.place !== place)
    const at = now ? this.#picked.findIndex(picked => picked.place === place) : others.length
    this.#keep(count > 0 ? others.toSpliced(at, 0, { place, count, name }) : others)
    void this.#learnNames()
  }

  empty(): void {
    this.#keep([])
  }

  #keep(picked: Picked[]): void {
    this.#picked = picked
    keepPicked(this.#house, picked)
    this.#acts.changed()
  }

  /** The card is read without a network too: what the house calls a dish is kept with it. */
  async #learnNames(): Promise<void> {
    const names = await houseNames()
    this.#picked = this.#picked.map(picked => ({ ...picked, name: names.get(picked.place) || picked.name }))
    keepPicked(this.#house, this.#picked)
  }

  open(): void {
    const { texts } = this.#diner
    const layer = openLayer('waiter-layer picked-list', texts.list)
    layer.addEventListener('click', event => {
      const name = (event.target as Element).closest('button')?.name
      const place = (event.target as Element).closest('li')?.dataset['place']
      if (name === 'empty') this.empty()
      if (place && (name === 'more' || name === 'less')) this.add(place, name === 'more' ? 1 : -1)
      if (name === 'waiter') return this.#acts.showWaiter()
      if (name && name !== 'close') this.#write(layer, name, place)
    })
    this.#write(layer)
  }

  #write(layer: HTMLElement, name = '', place = ''): void {
    const { texts, answers, inWords } = this.#diner
    const { dishes } = this
    const header = `<header><button type="button" name="close" autofocus>${ownIcon('close')}<span>${texts.close}</span></button></header>`
    layer.innerHTML = dishes.length
      ? `${header}<h2>${texts.list}</h2><p class="list-hint">${texts.listHint}</p><ul></ul>
<footer><button type="button" class="primary" name="waiter">${icon('badge')}${texts.showWaiter}</button><button type="button" class="link" name="empty">${texts.emptyList}</button></footer>`
      : `${header}<div class="list-empty"><h2>${texts.listEmpty}</h2><p>${texts.listEmptyHint}</p></div>`
    layer.querySelector('ul')?.append(
      ...dishes.map(picked => {
        const item = document.createElement('li')
        item.dataset['place'] = picked.place
        const answer = answers.of.get(picked.dish)
        const isAsked = answer && answer.answer !== 'safe'
        item.innerHTML = `<span><b dir="auto"></b><small dir="auto"></small>${isAsked ? `<em>${answerIcon(answer.answer)}<span></span></em>` : ''}</span>${stepper(this.#diner, '', picked.count)}`
        write(item, 'b', picked.read)
        if (picked.name !== picked.read) write(item, 'small', picked.name)
        if (isAsked) write(item, 'em span', inWords(answer))
        for (const button of item.querySelectorAll('button'))
          button.setAttribute('aria-label', (button.getAttribute('aria-label') ?? '') + picked.read)
        return item
      }),
    )
    const same = place ? `[data-place="${place}"] [name=${name}]` : '[name=close]'
    const next = layer.querySelector<HTMLElement>(same) ?? layer.querySelector<HTMLElement>('[name=close]')
    next?.focus()
  }
}

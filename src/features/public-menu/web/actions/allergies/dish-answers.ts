import type { SafetyAnswer } from '#features/allergens/answer-for.ts'
import {
  ANSWERED_CLASS,
  attributeOf,
  AVOIDED_CLASS,
  CHOSEN_CLASS,
  DISH_ANSWER,
  DISH_DETAILS,
} from '#features/public-menu/menu-dom.ts'
import { iconsOf } from '../dish-allergens.ts'
import { answerIcon } from './icons.ts'

/** Color, shape and words: 'no', 'ask' or 'safe'. */
export function answerLine(answer: SafetyAnswer['answer'], text: string): HTMLElement {
  const line = document.createElement('p')
  line.className = `answer answer-${answer}`
  line.setAttribute(attributeOf(DISH_ANSWER), '')
  line.innerHTML = answerIcon(answer)
  const words = document.createElement('span')
  words.textContent = text
  line.append(words)
  return line
}

/** Writes the answer at a dish, in words; none where nothing is chosen. */
export function markDish(
  dish: HTMLElement,
  answer: SafetyAnswer | undefined,
  chosen: readonly string[],
  inWords: (answer: SafetyAnswer) => string,
): void {
  dish.classList.toggle(ANSWERED_CLASS, !!answer)
  dish.classList.toggle(AVOIDED_CLASS, answer?.answer === 'no')
  dish.querySelector(DISH_ANSWER)?.remove()
  for (const [id, icon] of iconsOf(dish)) icon.closest('li')?.classList.toggle(CHOSEN_CLASS, chosen.includes(id))
  if (answer) dish.querySelector(DISH_DETAILS)?.append(answerLine(answer.answer, inWords(answer)))
}

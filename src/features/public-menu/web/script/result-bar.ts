import { countAvoiding, type ResultTexts, resultOf } from '../../avoided-allergens.rules.ts'

const declarationOf = ({ dataset }: HTMLElement) => ({
  allergens: dataset['al']?.split(' ') ?? [],
  declared: !('und' in dataset),
})

/** The bar's texts are its data attributes, in the language of the page. */
const textsOf = (bar: HTMLElement): ResultTexts => ({ ...bar.dataset }) as ResultTexts

/** Writes into the bar how many of these dishes avoid the chosen allergens; `names` as inside a sentence. */
export function showResult(
  bar: HTMLElement,
  dishes: HTMLElement[],
  chosen: ReadonlySet<string>,
  names: string[],
): void {
  const found = countAvoiding(dishes.map(declarationOf), chosen)
  const [claim, count] = names.length ? resultOf(textsOf(bar), names, { found, total: dishes.length }) : []
  const [claimed, counted] = bar.querySelectorAll('span, b')
  if (claimed) claimed.textContent = claim ?? ''
  if (counted) counted.textContent = count ?? ''
}

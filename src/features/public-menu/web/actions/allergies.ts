import { DISH_SHOWN_EVENT, PANEL, PANEL_TOGGLE } from '../../menu-dom.ts'
import { keepsSomething } from '../script/kept-profile.ts'
import type { Allergies, startAllergies } from './allergies/start.ts'
import { allergiesUrl } from '../on-demand-url.ts'
import { lazyScript } from './lazy-script.ts'

const script = lazyScript<{ startAllergies: typeof startAllergies }>(allergiesUrl)

/**
 * A diner's allergies are the fourth script (`app/site/menu-allergies.ts`): loaded with the first tap on what opens the
 * panel, with the first sheet of a dish, and at once where something is kept on this device. When it does not come, the
 * panel shows its list, as without a script.
 */
export function initAllergies(): void {
  const panel = document.querySelector<HTMLDetailsElement>(PANEL)
  if (!panel) return
  let started: Allergies | undefined
  const start = async (): Promise<Allergies> => (started ??= (await script()).startAllergies(panel))
  document.addEventListener('click', event => {
    if (!(event.target as Element).closest(PANEL_TOGGLE)) return
    start().then(
      ({ togglePanel }) => togglePanel(),
      () => (panel.open = !panel.open),
    )
  })
  document.addEventListener(DISH_SHOWN_EVENT, () => {
    start().then(
      ({ completeSheet }) => completeSheet(),
      () => undefined,
    )
  })
  if (keepsSomething()) start().catch(() => undefined)
}

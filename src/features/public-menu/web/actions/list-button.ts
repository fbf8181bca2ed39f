import { LIST_OPEN } from '../../menu-dom.ts'
import { initLongMenu } from './long-menu.ts'
import { onDemand } from './on-demand.ts'

/** The button of a long menu; its list comes with the first tap. When that does not come, the next tap tries again. */
export function initListButton(): void {
  initLongMenu()
  const button = document.querySelector(LIST_OPEN)
  button?.addEventListener('click', () => {
    onDemand().then(
      ({ openMenuList }) => openMenuList(button.getAttribute('aria-label') ?? ''),
      () => undefined,
    )
  })
}

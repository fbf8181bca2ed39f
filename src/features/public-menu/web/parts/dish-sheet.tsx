import type { PublicMenuTexts } from '../../public-menu.texts.ts'
import { Icon } from './icons.tsx'

/**
 * The frame of the dish sheet, a plain `<dialog>`; the script fills it with what the menu says about one dish. Without
 * a script it stays closed, and the menu itself shows every text in full.
 */
export function DishSheet({ texts }: { texts: PublicMenuTexts }) {
  return (
    <dialog className="sheet" data-none={texts.noneOfAll} data-ask={texts.askAboutUndeclared}>
      <button type="button" className="sh-x" aria-label={texts.close}>
        <Icon name="close" />
      </button>
      <div className="sh-i" />
      <div className="sh-b">
        <div className="sh-t" />
        <section className="sh-a">
          <h3>{texts.allergens}</h3>
          <div />
        </section>
        <button type="button" className="mbtn" data-share>
          <Icon name="share" />
          {texts.shareDish}
        </button>
      </div>
    </dialog>
  )
}

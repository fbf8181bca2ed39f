import plate from '#ui/assets/dishes/plato-limpio.svg?url&no-inline'
import type { PublicMenuTexts } from '../../public-menu.texts.ts'

/** A menu without any dish yet: a clean plate, and whom to ask (S1 §2). */
export function EmptyMenu({ texts }: { texts: PublicMenuTexts }) {
  return (
    <div className="empty">
      <picture>
        <img src={plate} alt="" width="190" height="190" />
      </picture>
      <h2>{texts.noCategories}</h2>
      <p>{texts.comingSoon}</p>
    </div>
  )
}

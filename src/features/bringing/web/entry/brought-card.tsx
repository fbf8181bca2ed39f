import { ArrowSquareOutIcon } from '@phosphor-icons/react/dist/csr/ArrowSquareOut'
import { ArrowUUpLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowUUpLeft'
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight'
import { ImageIcon } from '@phosphor-icons/react/dist/csr/Image'
import { TranslateIcon } from '@phosphor-icons/react/dist/csr/Translate'
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle'
import { XIcon } from '@phosphor-icons/react/dist/csr/X'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { Button } from '#ui/button/button.tsx'
import { ButtonLink } from '#ui/button/button-link.tsx'
import { menuLacking } from '#features/menu/menu-paths.ts'
import { useLoadedMenu } from '#features/menu/web/index.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { publicUrl, useScoped } from '#features/restaurants/web/index.ts'
import { entryTexts as texts } from '../../screen/entry.texts.ts'
import { proposalsOf } from '../bringing.queries.ts'
import { type Brought, forgetBrought } from './brought.ts'
import styles from './brought-card.module.css'
import { UndoDialog } from './undo-dialog.tsx'

/** What the router carries to the menu after an import: its card takes the focus. */
export const JUST_BROUGHT = { brought: true }

/** 'Tu carta está puesta', until it is closed: what was brought, and what the menu still lacks (BRINGING §4.11). */
export function BroughtCard({ restaurant, brought }: { restaurant: Restaurant; brought: Brought }) {
  const { state } = useLocation() as { state: typeof JUST_BROUGHT | null }
  const heading = useRef<HTMLHeadingElement>(null)
  const [isUndoing, setUndoing] = useState(false)
  useEffect(() => {
    if (state?.brought) heading.current?.focus()
  }, [state])
  return (
    <section className={styles.card} aria-labelledby="brought">
      <div>
        <h2 id="brought" ref={heading} tabIndex={-1}>
          {texts.done}
        </h2>
        <p>{texts.doneText(brought.created, brought.updated)}</p>
        <div className={styles.actions}>
          <ButtonLink
            icon={<ArrowSquareOutIcon size={20} aria-hidden="true" />}
            href={`${publicUrl()}/${restaurant.slug}`}
            target="_blank"
          >
            {texts.viewMenu}
          </ButtonLink>
          {brought.changeId && restaurant.readOnly === null && (
            <Button
              variant="secondary"
              icon={<ArrowUUpLeftIcon size={20} aria-hidden="true" />}
              onClick={() => setUndoing(true)}
            >
              {texts.undo}
            </Button>
          )}
        </div>
      </div>
      <Missing restaurant={restaurant} />
      <Button
        className={styles.close}
        variant="ghost"
        size="sm"
        iconOnly
        aria-label={texts.closeDone}
        icon={<XIcon size={18} weight="bold" />}
        onClick={() => forgetBrought()}
      />
      {brought.changeId && (
        <UndoDialog
          open={isUndoing}
          restaurant={restaurant}
          changeId={brought.changeId}
          onClose={() => setUndoing(false)}
        />
      )}
    </section>
  )
}

function Missing({ restaurant }: { restaurant: Restaurant }) {
  const { data: proposals = [] } = useQuery(proposalsOf(restaurant._id))
  const { dishes = [] } = useLoadedMenu(restaurant._id)
  const isWithoutPhoto = dishes.some(({ imageUrl }) => imageUrl === '')
  const isUntranslated = dishes.some(({ translations }) =>
    restaurant.supportedLocales.some(locale => !translations[locale]?.name),
  )
  if (proposals.length === 0 && !isWithoutPhoto && !isUntranslated) return null
  return (
    <ul className={styles.missing} aria-label={texts.missing}>
      {proposals.length > 0 && (
        <Way to={menuLacking('alergenos')} icon={<WarningCircleIcon size={20} weight="fill" aria-hidden="true" />}>
          {texts.allergens} <b className="num">{proposals.length}</b>
        </Way>
      )}
      {isWithoutPhoto && (
        <Way to={menuLacking('foto')} icon={<ImageIcon size={20} aria-hidden="true" />}>
          {texts.photos}
        </Way>
      )}
      {isUntranslated && (
        <Way to={menuLacking('traduccion')} icon={<TranslateIcon size={20} aria-hidden="true" />}>
          {texts.translate}
        </Way>
      )}
    </ul>
  )
}

function Way({ to, icon, children }: { to: string; icon: ReactNode; children: ReactNode }) {
  const scoped = useScoped()
  return (
    <li>
      <Link to={scoped(to)}>
        {icon}
        <span>{children}</span>
        <CaretRightIcon size={15} weight="bold" aria-hidden="true" />
      </Link>
    </li>
  )
}

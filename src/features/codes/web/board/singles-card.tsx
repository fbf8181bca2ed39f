import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight'
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle'
import { DotsThreeIcon } from '@phosphor-icons/react/dist/csr/DotsThree'
import { useId } from 'react'
import { Link } from 'react-router'
import { PAGES } from '#shared/page-paths.ts'
import { Card } from '#ui/card/card.tsx'
import { Menu } from '#ui/menu/menu.tsx'
import { menuUrl } from '#features/qr/qr.rules.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { publicUrl, useScoped } from '#features/restaurants/web/index.ts'
import { codesTexts as texts } from '../../codes-page.texts.ts'
import { pricesWords } from '../../codes-words.ts'
import { codeUrl } from '../../codes.rules.ts'
import { CodeImage } from '../code-image.tsx'
import { codeElementId } from '../code-toast.ts'
import styles from './code-rows.module.css'
import type { RowsProps } from './rows-props.ts'
import cardStyles from './series-card.module.css'

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Codes that stand alone, a row each. */
export function SinglesCard({ codes, house, restaurant, allowed, marked, ...on }: RowsProps) {
  const titleId = useId()
  return (
    <Card flush className={cardStyles.card} aria-labelledby={titleId}>
      <header className={cardStyles.head}>
        <h2 className={cardStyles.title} id={titleId}>
          {texts.single}
        </h2>
        <p className={cardStyles.says}>{marked ? texts.mark : texts.singleHint}</p>
      </header>
      <ul className={styles.rows}>
        {codes.map(code => (
          <li key={code._id}>
            <span className={styles.paper}>
              <CodeImage text={codeUrl(publicUrl(), restaurant.slug, code.key)} />
            </span>
            <span className={styles.text}>
              <button
                type="button"
                id={codeElementId(code._id)}
                className={styles.whole}
                aria-pressed={marked ? marked.has(code._id) : undefined}
                onClick={() => (marked ? on.onMark(code._id) : on.onOpen(code))}
              >
                {code.name}
              </button>
              <small>{sentence(pricesWords(house, code.zoneId))}</small>
            </span>
            {marked
              ? marked.has(code._id) && (
                  <CheckCircleIcon className={styles.caret} size={24} weight="fill" aria-hidden="true" />
                )
              : (allowed.canPrint || allowed.canEdit) && (
                  <span className={styles.more}>
                    <Menu
                      iconOnly
                      label={texts.moreOf(code.name)}
                      trigger={<DotsThreeIcon size={22} weight="bold" aria-hidden="true" />}
                      items={[
                        { label: texts.seeCode, onSelect: () => on.onOpen(code) },
                        ...(allowed.canPrint ? [{ label: texts.print, onSelect: () => on.onPrint([code]) }] : []),
                        ...(allowed.canEdit
                          ? [
                              {
                                label: texts.retire,
                                danger: true,
                                startsGroup: true,
                                onSelect: () => on.onRetire([code]),
                              },
                            ]
                          : []),
                      ]}
                    />
                  </span>
                )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** The plain code, which stays in everybody's hand: it leads to its tab (PAPER-AND-NUMBERS §6 18). */
export function UsualCard({ restaurant }: { restaurant: Restaurant }) {
  const scoped = useScoped()
  return (
    <Card flush className={cardStyles.card} aria-label={texts.usualCard}>
      <ul className={styles.rows}>
        <li>
          <span className={styles.paper}>
            <CodeImage text={menuUrl(publicUrl(), restaurant.slug)} />
          </span>
          <span className={styles.text}>
            <Link className={styles.whole} to={scoped(PAGES.qr)}>
              {texts.usual}
            </Link>
            <small>{texts.usualHint}</small>
          </span>
          <CaretRightIcon className={styles.caret} size={16} weight="bold" aria-hidden="true" />
        </li>
      </ul>
    </Card>
  )
}

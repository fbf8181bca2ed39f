import { DotsThreeIcon } from '@phosphor-icons/react/dist/csr/DotsThree'
import { PrinterIcon } from '@phosphor-icons/react/dist/csr/Printer'
import { useId } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Menu } from '#ui/menu/menu.tsx'
import { codesTexts as texts } from '../../codes-page.texts.ts'
import { pricesWords } from '../../codes-words.ts'
import { CodeTiles } from './code-tiles.tsx'
import type { RowsProps } from './rows-props.ts'
import styles from './series-card.module.css'

/** A series: what it is, whose prices it shows, and a tile for each number. */
export function SeriesCard({ title, onAdd, ...props }: RowsProps & { title: string; onAdd: () => void }) {
  const { codes, house, allowed, marked, onPrint, onMarkAll, onRetire } = props
  const titleId = useId()
  const zones = [...Map.groupBy(codes, ({ zoneId }) => zoneId)]
  const most = zones.toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0] ?? null
  return (
    <Card flush className={styles.card} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        <p className={styles.says}>
          {marked ? (
            texts.mark
          ) : (
            <>
              <b>{texts.count(codes.length)}</b>
              {zones.map(
                ([id, some]) => ` · ${zones.length > 1 ? `${some.length} con ` : ''}${pricesWords(house, id)}`,
              )}
            </>
          )}
        </p>
        {allowed.canPrint && !marked && (
          <Button
            variant="secondary"
            size="sm"
            className={styles.print}
            icon={<PrinterIcon size={18} />}
            onClick={() => onPrint(codes)}
          >
            <span>
              {texts.print}
              <span className="vh"> {title}</span>
            </span>
          </Button>
        )}
        {allowed.canEdit && !marked && (
          <Menu
            iconOnly
            label={texts.moreOf(title)}
            trigger={<DotsThreeIcon size={22} weight="bold" aria-hidden="true" />}
            items={[
              { label: texts.addMore, onSelect: onAdd },
              { label: texts.markAll, onSelect: () => onMarkAll(codes) },
              { label: texts.retireAll, danger: true, startsGroup: true, onSelect: () => onRetire(codes) },
            ]}
          />
        )}
      </header>
      <CodeTiles {...props} most={most} />
    </Card>
  )
}

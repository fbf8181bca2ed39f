import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle'
import type { ReactNode } from 'react'
import type { PaperChanges } from '../../paper.contract.ts'
import type { Tax } from '../../paper.limits.ts'
import { TAX_TEXTS } from '../../screen/paper-page.texts.ts'
import { editionTexts as texts, sheetTexts } from '../../screen/paper-sheets.texts.ts'
import { priceChanges, stateChanges, statesWords } from '../../screen/paper-words.ts'
import styles from './change-groups.module.css'

/** Allergens, prices, new dishes, gone ones, texts: in this order (PAPER-AND-NUMBERS §5 8). */
export function ChangeGroups({ changes }: { changes: PaperChanges }) {
  const { allergens, prices, added, gone, texts: words } = changes
  return (
    <div className={styles.groups}>
      {allergens.length > 0 && <Allergens allergens={allergens} />}
      {prices.length > 0 && (
        <Group title={texts.prices(prices.length)}>
          {prices.flatMap(({ dishId, name, before, after }) =>
            priceChanges(before, after).map(change => (
              <Line key={`${dishId} ${change.what}`} name={name} detail={change.what}>
                <Amounts {...change} />
              </Line>
            )),
          )}
        </Group>
      )}
      {added.length > 0 && (
        <Group title={texts.added(added.length)}>
          {added.map(({ dishId, name, category, prices: amounts }) => (
            <Line key={dishId} name={name} detail={category}>
              {amounts.join(' / ')}
            </Line>
          ))}
        </Group>
      )}
      {gone.length > 0 && (
        <Group title={texts.gone(gone.length)}>
          {gone.map(({ dishId, name }) => (
            <Line key={dishId} name={name} />
          ))}
        </Group>
      )}
      {words.length > 0 && (
        <Group title={texts.texts(words.length)}>
          {words.map(({ dishId, name, what }) => (
            <Line key={`${dishId} ${what} ${name}`} name={nameOf(name, what)} detail={texts.what[what]} />
          ))}
        </Group>
      )}
    </div>
  )
}

function nameOf(name: string, what: PaperChanges['texts'][number]['what']): string {
  if (what === 'tax') return TAX_TEXTS[name as Tax]
  return name || texts.noNote
}

/** First and in albero: who reads the paper does not know it. */
function Allergens({ allergens }: Pick<PaperChanges, 'allergens'>) {
  return (
    <section className={styles.allergens}>
      <h3>
        <WarningCircleIcon size={20} aria-hidden="true" />
        {texts.allergens(sheetTexts.dishCount(allergens.length))}
      </h3>
      <ul>
        {allergens.map(({ dishId, name, before, after }) => (
          <Line key={dishId} name={name} detail={onPaper(statesWords(before))}>
            {stateChanges(before, after).map(change => (
              <span key={change}>{change}</span>
            ))}
          </Line>
        ))}
      </ul>
      <p>{texts.changeFirst}</p>
    </section>
  )
}

const onPaper = (words: string): string => (words ? texts.onPaper(words) : texts.noneOnPaper)

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3>{title}</h3>
    <ul>{children}</ul>
  </section>
)

const Line = ({ name, detail, children }: { name: string; detail?: string; children?: ReactNode }) => (
  <li>
    <span className={styles.name}>
      {name}
      {detail && <small>{detail}</small>}
    </span>
    {children && <b className="num">{children}</b>}
  </li>
)

/** '9,00 € → 9,50 €'; a line that was not there is 'nuevo', one that is gone says so. */
function Amounts({ before, after }: { before: string; after: string }) {
  if (!before)
    return (
      <>
        <s>{texts.newLine}</s> {after}
      </>
    )
  return (
    <>
      <s>{before}</s> → {after || texts.noLine}
    </>
  )
}

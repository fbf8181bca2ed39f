import { CheckSquareIcon } from '@phosphor-icons/react/dist/csr/CheckSquare'
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { useRef, useState } from 'react'
import cleanPlate from '#ui/assets/dishes/plato-limpio.svg?no-inline'
import { AlertDialog } from '#ui/alert-dialog/alert-dialog.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { codesTexts as texts } from '../../codes-page.texts.ts'
import { type House, retireWords, seriesTitle, thingsWords } from '../../codes-words.ts'
import type { TableCode } from '../../codes.contract.ts'
import { boardOf } from '../../codes.rules.ts'
import type { Allowed } from '../sheets/code-sheet.tsx'
import styles from '../codes-tab.module.css'
import { CodeDialogs, useDialogs } from '../sheets/code-dialogs.tsx'
import { ADD_CODES_ID, codeElementId } from '../code-toast.ts'
import { useCodeSaves } from '../codes.queries.ts'
import { MarkingBar } from './marking-bar.tsx'
import { RetiredCard } from './retired-card.tsx'
import { SeriesCard } from './series-card.tsx'
import { SinglesCard, UsualCard } from './singles-card.tsx'
import { useCodeActions } from '../use-code-actions.ts'

type CodesBoardProps = { codes: readonly TableCode[]; house: House; restaurant: Restaurant; allowed: Allowed }

/** The board: series, single codes, the plain one and the retired ones, what is marked, and the sheets over it. */
export function CodesBoard({ codes, house, restaurant, allowed }: CodesBoardProps) {
  const living = codes.filter(({ retiredAt }) => retiredAt === null)
  const retired = codes.filter(({ retiredAt }) => retiredAt !== null)
  const { series, singles } = boardOf(living)
  const [marked, setMarked] = useState<ReadonlySet<string> | null>(null)
  const [asked, setAsked] = useState<readonly TableCode[] | null>(null)
  const saves = useCodeSaves(restaurant, house)
  const dialogs = useDialogs()
  const print = (ids: readonly string[]) => dialogs.open({ kind: 'print', ids })
  const actions = useCodeActions({ saves, living, onPrint: print })
  /** The code that gets the focus when the question is answered. */
  const next = useRef<string>(undefined)
  const chosen = living.filter(({ _id }) => marked?.has(_id))
  const toggle = (id: string) => {
    const next = new Set(marked)
    if (!next.delete(id)) next.add(id)
    setMarked(next)
  }
  const retire = async () => {
    const done = asked && (await actions.retire(asked))
    if (done) setMarked(null)
    next.current = done?.next
    dialogs.closeTo(done?.next)
    setAsked(null)
  }
  const ask = (some: readonly TableCode[]) => {
    next.current = undefined
    setAsked(some)
  }
  const rows = {
    house,
    restaurant,
    allowed,
    marked,
    onOpen: (code: TableCode) => dialogs.open({ kind: 'code', id: code._id }),
    onMark: toggle,
    onMarkAll: (some: readonly TableCode[]) => setMarked(new Set(some.map(({ _id }) => _id))),
    onPrint: (some: readonly TableCode[]) => print(some.map(({ _id }) => _id)),
    onRetire: ask,
  }
  // The sheets keep their place when the first codes come: one that closes is the one that was open.
  return (
    <>
      {codes.length === 0 && (
        <NoCodes canEdit={allowed.canEdit} onAdd={kind => dialogs.open({ kind: 'new', first: kind })} />
      )}
      {codes.length > 0 && !marked && (
        <div className={styles.head}>
          <p>{texts.lead}</p>
          {allowed.canEdit && living.length > 0 && (
            <Button variant="secondary" icon={<CheckSquareIcon size={20} />} onClick={() => setMarked(new Set())}>
              {texts.markSeveral}
            </Button>
          )}
          {allowed.canEdit && (
            <Button
              id={ADD_CODES_ID}
              icon={<PlusIcon size={18} weight="bold" />}
              onClick={() => dialogs.open({ kind: 'new', first: 'tables' })}
            >
              {texts.add}
            </Button>
          )}
        </div>
      )}
      {series.map(one => (
        <SeriesCard
          key={one.prefix}
          {...rows}
          title={seriesTitle(one.prefix)}
          codes={one.codes}
          onAdd={() => dialogs.open({ kind: 'new', first: kindOf(one.codes) })}
        />
      ))}
      {singles.length > 0 && <SinglesCard {...rows} codes={singles} />}
      {codes.length > 0 && !marked && <UsualCard restaurant={restaurant} />}
      {!marked && retired.length > 0 && (
        <RetiredCard
          codes={retired}
          house={house}
          isBusy={actions.isBusy}
          {...(allowed.canEdit && { onRestore: code => void actions.restore(code) })}
        />
      )}
      {marked && (
        <MarkingBar
          codes={chosen}
          isBusy={actions.isBusy}
          hasSheet={dialogs.isOpen || asked !== null}
          hasZones={house.zones.length > 0}
          onPrint={() => print(chosen.map(({ _id }) => _id))}
          onMove={() => dialogs.open({ kind: 'move', ids: chosen.map(({ _id }) => _id) })}
          onRetire={() => ask(chosen)}
          onEnd={() => setMarked(null)}
        />
      )}
      <CodeDialogs
        {...{ dialogs, codes, living, house, restaurant, saves, actions, allowed }}
        onRetire={ask}
        onMoved={() => setMarked(null)}
      />
      <AlertDialog
        open={asked !== null}
        title={texts.retireTitle(asked ? thingsWords(asked) : '')}
        confirmLabel={texts.retire}
        cancelLabel={texts.keep}
        busy={actions.isBusy}
        returnFocus={() => (next.current === undefined ? null : document.getElementById(codeElementId(next.current)))}
        onCancel={() => setAsked(null)}
        onConfirm={() => void retire()}
      >
        {asked && retireWords(asked).warning}
      </AlertDialog>
    </>
  )
}

/** What is added to a series: what it is in the form. */
const kindOf = ([first]: readonly TableCode[]): string => first?.zoneId ?? 'tables'

function NoCodes({ canEdit, onAdd }: { canEdit: boolean; onAdd: (kind: string) => void }) {
  return (
    <Card className={styles.empty} flush>
      <img src={cleanPlate} alt="" width={180} height={180} />
      <div>
        <h2>{texts.empty}</h2>
        <p>{canEdit ? texts.emptyHint : texts.emptyRead}</p>
        {canEdit && (
          <div className={styles.ways}>
            <Button id={ADD_CODES_ID} icon={<PlusIcon size={18} weight="bold" />} onClick={() => onAdd('tables')}>
              {texts.createTables}
            </Button>
            <Button variant="ghost" onClick={() => onAdd('other')}>
              {texts.onlyOne}
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}

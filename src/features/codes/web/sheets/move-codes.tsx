import { useId, useState } from 'react'
import { Alert } from '#ui/alert/alert.tsx'
import { Button } from '#ui/button/button.tsx'
import { Modal } from '#ui/modal/modal.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import { toast } from '#ui/toast/toast.ts'
import { codesTexts as texts, sheetWords } from '../../codes-page.texts.ts'
import { type House, pricesWords, thingsWords, zoneName } from '../../codes-words.ts'
import type { TableCode } from '../../codes.contract.ts'
import { seriesPlace, sheetsOf } from '../../codes.rules.ts'
import { namesAfterMove, whereNow } from '../../move-codes.rules.ts'
import styles from './codes-form.module.css'
import { CODE_TOAST } from '../code-toast.ts'
import { SomeNames } from './some-names.tsx'
import type { CodeActions } from '../use-code-actions.ts'
import { ZoneField } from './zone-field.tsx'

type Naming = 'next' | 'same'

type MoveCodesProps = {
  open: boolean
  codes: readonly TableCode[]
  living: readonly TableCode[]
  house: House
  actions: CodeActions
  /** With the first of them. */
  onMoved: (id: string | undefined) => void
  onPrint: (ids: readonly string[]) => void
  onClose: () => void
  onClosed: () => void
}

/** The sheet 'Mover 7 mesas': another zone, with the next free numbers there or the names of now. */
export function MoveCodes(props: MoveCodesProps) {
  const { open, codes, living, house, actions, onMoved, onPrint, onClose, onClosed } = props
  const [zoneId, setZoneId] = useState(() => otherZone(house, codes))
  const [naming, setNaming] = useState<Naming>('next')
  const [preparesCards, setPreparesCards] = useState(true)
  const formId = useId()
  const names = naming === 'next' ? namesAfterMove(house, { codes, living, zoneId }) : codes.map(({ name }) => name)
  const pairs = codes.map(({ name }, place) => becomes(name, names[place] ?? name))
  const things = thingsWords(codes)
  const move = async () => {
    const changes = codes.map(({ _id, updatedAt }, place) => ({ _id, updatedAt, zoneId, name: names[place] ?? '' }))
    const board = await actions.change(changes, texts.moveFailed)
    if (!board) return
    const ids = codes.map(({ _id }) => _id)
    const said = texts.moved(things, zoneName(house, zoneId), codes.length)
    toast.success(said, {
      id: CODE_TOAST,
      action: { label: texts.printThe(codes.length), onClick: () => onPrint(ids) },
      undo: () => void actions.undo(board, codes)(),
    })
    onMoved(ids[0])
    if (naming === 'next' && preparesCards) onPrint(ids)
  }
  return (
    <Modal
      variant="sidebar"
      open={open}
      title={texts.moveTitle(things)}
      onClose={onClose}
      onClosed={onClosed}
      footer={
        <Button type="submit" form={formId} busy={actions.isBusy} busyLabel={texts.saving}>
          {texts.moveTitle(things)}
        </Button>
      }
    >
      <form
        id={formId}
        className={styles.form}
        inert={actions.isBusy}
        onSubmit={event => {
          event.preventDefault()
          void move()
        }}
      >
        <ZoneField
          label={texts.toWhichZone}
          house={house}
          zoneId={zoneId}
          onChange={setZoneId}
          hint={texts.now(whereNow(house, codes))}
        />
        <div>
          <Segmented
            className={styles.zones ?? ''}
            label={texts.howCalled}
            showLabel
            wide
            value={naming}
            onChange={setNaming}
            options={[
              { value: 'next', label: texts.nextThere },
              { value: 'same', label: texts.asNow },
            ]}
          />
          <div className={styles.hint}>
            <SomeNames names={pairs} />
          </div>
        </div>
        <Alert live>
          {texts.willShow(pricesWords(house, zoneId))} {naming === 'next' ? texts.namesOnPaper : texts.cardsStay}
        </Alert>
        {naming === 'next' && (
          <Switch
            className={styles.switch ?? ''}
            label={texts.prepareCards(codes.length)}
            hint={texts.sheetsAtEnd(sheetWords('cards', sheetsOf('cards', codes.length)))}
            checked={preparesCards}
            onChange={setPreparesCards}
          />
        )}
      </form>
    </Modal>
  )
}

/** The first zone in which they are not all already. */
function otherZone({ zones }: House, codes: readonly TableCode[]): string | null {
  const isThere = (id: string | null) => codes.every(({ zoneId }) => zoneId === id)
  const other = zones.find(({ _id }) => !isThere(_id))
  return isThere(null) ? (other?._id ?? null) : null
}

/** '18 → Terraza 9': the number alone of a table, so that several stand in a line. */
const becomes = (before: string, after: string): string =>
  before === after ? before : texts.becomes(`${seriesPlace(before)?.number ?? before}`, after)

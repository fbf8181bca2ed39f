import { useRef, useState } from 'react'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import type { House } from '../../codes-words.ts'
import type { TableCode } from '../../codes.contract.ts'
import { type Allowed, CodeSheet } from './code-sheet.tsx'
import type { CodeSaves } from '../codes.queries.ts'
import { MoveCodes } from './move-codes.tsx'
import { NewCodes } from './new-codes.tsx'
import { PrintCodes } from './print-codes.tsx'
import { type CodeActions, focusCode } from '../use-code-actions.ts'

/** Which sheet lies over the board. `first`: what is chosen in it at first. */
type Sheet =
  | { kind: 'new'; first: string }
  | { kind: 'code'; id: string }
  | { kind: 'move'; ids: readonly string[] }
  | { kind: 'print'; ids: readonly string[] }

type Shown = { sheet: Sheet; isOpen: boolean; count: number }

/** The sheets of the board, of which one is open; each opening is a form of its own. */
export function useDialogs() {
  const [shown, setShown] = useState<Shown | null>(null)
  /** The code that gets the focus when the sheet has closed. */
  const next = useRef<string>(undefined)
  return {
    shown,
    isOpen: shown?.isOpen === true,
    open: (sheet: Sheet) => setShown(last => ({ sheet, isOpen: true, count: (last?.count ?? 0) + 1 })),
    close: () => setShown(last => last && { ...last, isOpen: false }),
    closeTo: (id: string | undefined) => {
      if (shown?.isOpen) next.current = id
      setShown(last => last && { ...last, isOpen: false })
    },
    onClosed: () => {
      setShown(last => (last?.isOpen ? last : null))
      focusCode(next.current)
      next.current = undefined
    },
  }
}

type CodeDialogsProps = {
  dialogs: ReturnType<typeof useDialogs>
  codes: readonly TableCode[]
  living: readonly TableCode[]
  house: House
  restaurant: Restaurant
  saves: CodeSaves
  actions: CodeActions
  allowed: Allowed
  onRetire: (codes: readonly TableCode[]) => void
  onMoved?: () => void
}

/** The open sheet. */
export function CodeDialogs(props: CodeDialogsProps) {
  const { dialogs, codes, living, house, restaurant, saves, actions, allowed, onRetire, onMoved } = props
  const { shown } = dialogs
  if (!shown) return null
  const { sheet, isOpen: open, count } = shown
  const frame = { open, onClose: dialogs.close, onClosed: dialogs.onClosed }
  if (sheet.kind === 'new')
    return (
      <NewCodes
        key={count}
        {...frame}
        house={house}
        living={living.map(({ name }) => name)}
        saves={saves}
        kind={sheet.first}
        onCreated={made => {
          dialogs.closeTo(made[0]?._id)
          actions.created(made)
        }}
      />
    )
  if (sheet.kind === 'print')
    return <PrintCodes key={count} {...frame} ids={sheet.ids} living={living} restaurant={restaurant} />
  if (sheet.kind === 'move')
    return (
      <MoveCodes
        key={count}
        {...frame}
        codes={living.filter(({ _id }) => sheet.ids.includes(_id))}
        living={living}
        house={house}
        actions={actions}
        onMoved={first => {
          dialogs.closeTo(first)
          onMoved?.()
        }}
        onPrint={ids => dialogs.open({ kind: 'print', ids })}
      />
    )
  const code = codes.find(({ _id }) => _id === sheet.id)
  if (!code) return null
  return (
    <CodeSheet
      key={count}
      {...frame}
      code={code}
      house={house}
      restaurant={restaurant}
      saves={saves}
      allowed={allowed}
      onPrint={() => dialogs.open({ kind: 'print', ids: [code._id] })}
      onRetire={() => onRetire([code])}
    />
  )
}

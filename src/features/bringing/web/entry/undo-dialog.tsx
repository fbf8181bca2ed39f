import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { AlertDialog } from '#ui/alert-dialog/alert-dialog.tsx'
import { messageOf } from '#ui/client/api-error.ts'
import { Switch } from '#ui/switch/switch.tsx'
import { toast } from '#ui/toast/toast.ts'
import { dashboardName } from '#features/menu/menu.rules.ts'
import { useLoadedMenu } from '#features/menu/web/index.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { useScoped } from '#features/restaurants/web/index.ts'
import { BRING_PAGE } from '../../bringing.paths.ts'
import { entryTexts as texts } from '../../screen/entry.texts.ts'
import { useDraftCalls } from '../bringing.queries.ts'
import { forgetBrought } from './brought.ts'
import styles from './undo-dialog.module.css'

const NAMES_MAX = 3

type UndoDialogProps = { open: boolean; restaurant: Restaurant; changeId: string; onClose: () => void }

/** '¿Deshacer lo que trajiste?', with a count first; dishes that were touched since stay unless said otherwise. */
export function UndoDialog({ open, restaurant, changeId, onClose }: UndoDialogProps) {
  const calls = useDraftCalls(restaurant._id)
  const navigate = useNavigate()
  const scoped = useScoped()
  const [isBusy, setBusy] = useState(false)
  const [keepsTouched, setKeepsTouched] = useState(true)
  const key = useRef(crypto.randomUUID())
  const preview = useQuery({
    queryKey: ['undo-preview', changeId],
    queryFn: () => calls.previewUndo(changeId),
    enabled: open,
    gcTime: 0,
  })
  const undo = async () => {
    setBusy(true)
    try {
      const { draft } = await calls.undo(changeId, !keepsTouched, key.current)
      forgetBrought()
      toast.success(texts.undone)
      onClose()
      if (draft) void navigate(scoped(`${BRING_PAGE}?paso=revisar`), { state: { undone: true } })
    } catch (error) {
      toast.error(messageOf(error, texts.undoFailed), { detail: texts.undoFailedHint })
    } finally {
      setBusy(false)
    }
  }
  const { data } = preview
  return (
    <AlertDialog
      open={open}
      title={texts.undoTitle}
      confirmLabel={texts.undo}
      busyLabel={texts.undoing}
      cancelLabel={texts.undoCancel}
      busy={isBusy}
      onConfirm={() => void undo()}
      onCancel={onClose}
    >
      {data && (
        <table className={styles.counts}>
          <tbody>
            <Count label={texts.undoRemoved} count={data.removed} />
            <Count label={texts.undoRestored} count={data.restored} />
            <Count label={texts.undoCategories} count={data.categories} />
          </tbody>
        </table>
      )}
      {data && data.kept.length > 0 && (
        <Switch
          className={styles.kept}
          label={
            <>
              <b>{texts.undoKept(data.kept.length)}</b>
              <Names restaurant={restaurant} ids={data.kept.map(({ dishId }) => dishId)} />
            </>
          }
          checked={keepsTouched}
          onChange={setKeepsTouched}
        />
      )}
      <p>{texts.undoHint}</p>
    </AlertDialog>
  )
}

function Count({ label, count }: { label: string; count: number }) {
  if (count === 0) return null
  return (
    <tr>
      <th scope="row">{label}</th>
      <td className="num">{count}</td>
    </tr>
  )
}

function Names({ restaurant, ids }: { restaurant: Restaurant; ids: readonly string[] }) {
  const { dishes = [] } = useLoadedMenu(restaurant._id)
  const names = dishes
    .filter(({ _id }) => ids.includes(_id))
    .map(({ translations }) => dashboardName(translations, restaurant.defaultLocale))
  return <small>{names.length > NAMES_MAX ? `${names.slice(0, NAMES_MAX).join(', ')}…` : names.join(', ')}</small>
}

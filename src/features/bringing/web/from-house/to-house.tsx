import { CopySimpleIcon } from '@phosphor-icons/react/dist/csr/CopySimple'
import { useRef, useState } from 'react'
import { Alert } from '#ui/alert/alert.tsx'
import { Button } from '#ui/button/button.tsx'
import { failureText } from '#ui/client/api-error.ts'
import { Modal } from '#ui/modal/modal.tsx'
import { useIsOffline } from '#ui/offline/use-outbox.ts'
import { toast } from '#ui/toast/toast.ts'
import { useCurrentRestaurant } from '#features/restaurants/web/index.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { houseTexts as texts } from '../../screen/from-house.texts.ts'
import styles from './from-house.module.css'
import { HouseChoice } from './house-choice.tsx'
import { useCopying, useHousesToCopyTo } from './other-houses.ts'

type ToHouseProps = { categoryId: string; dishes: number }

/** 'Copiar a otro restaurante' in the form of a category; with several others it asks to which one. */
export function ToHouse({ categoryId, dishes }: ToHouseProps) {
  const restaurant = useCurrentRestaurant()
  const houses = useHousesToCopyTo(restaurant?._id ?? '')
  const isOffline = useIsOffline()
  const [isAsking, setAsking] = useState(false)
  const [chosen, setChosen] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const key = useRef(crypto.randomUUID())
  const { copy, undo } = useCopying()
  const house = houses.find(({ _id }) => _id === chosen) ?? houses[0]
  if (!restaurant || !house) return null

  const send = async (to: Restaurant) => {
    setBusy(true)
    setFailure('')
    try {
      const body = { from: restaurant._id, categoryIds: [categoryId] }
      const { created, categories, changeId } = await copy(to._id, body, key.current)
      key.current = crypto.randomUUID()
      const back = changeId === null ? {} : { undo: () => void undo(to._id, changeId) }
      toast.success(texts.sent(created, to.name), { id: 'from-house', detail: texts.doneIn(categories), ...back })
      setAsking(false)
    } catch (error) {
      setFailure(failureText(error, `${texts.sendFailed} ${texts.failedHint}`))
    }
    setBusy(false)
  }
  const choose = (id: string) => {
    key.current = crypto.randomUUID()
    setChosen(id)
  }
  const problem = failure && (
    <Alert tone="error" live>
      {failure}
    </Alert>
  )
  return (
    <div className={styles.to}>
      {!isAsking && problem}
      <Button
        variant="secondary"
        icon={<CopySimpleIcon size={20} aria-hidden="true" />}
        busy={isBusy && !isAsking}
        disabled={isOffline}
        onClick={() => (houses.length === 1 ? void send(house) : setAsking(true))}
      >
        {texts.toAnother}
      </Button>
      <p className={styles.hint}>{isOffline ? texts.offline : texts.toAnotherHint(dishes)}</p>
      <Modal
        open={isAsking}
        title={texts.toAnother}
        onClose={() => setAsking(false)}
        footer={
          <>
            <Button variant="ghost" onClick={() => setAsking(false)}>
              {texts.cancel}
            </Button>
            <Button busy={isBusy} disabled={isOffline} onClick={() => void send(house)}>
              {texts.copyTo(house.name)}
            </Button>
          </>
        }
      >
        <div className={styles.sheet}>
          {problem}
          <HouseChoice legend={texts.to} houses={houses} chosen={house._id} hint={undefined} onChoose={choose} />
        </div>
      </Modal>
    </div>
  )
}

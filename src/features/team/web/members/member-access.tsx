import { useState } from 'react'
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { ApiError, messageOf } from '#ui/client/api-error.ts'
import { call } from '#ui/client/client.ts'
import { Modal } from '#ui/modal/modal.tsx'
import { toast } from '#ui/toast/toast.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { type TeamMember, updateMember } from '../../team.contract.ts'
import { teamTexts } from '../../team.texts.ts'
import { memberTexts as texts } from '../../team-tab.texts.ts'
import { useTeam } from '../team-context.ts'
import { useReloadTeam } from '../team.queries.ts'
import styles from './member-access.module.css'

const TOAST = 'team-access'
const AVATAR_PX = 40

type MemberAccessProps = { member: TeamMember; open: boolean; onClose: () => void }

/** Which restaurants a member may edit: at least one (3-decisions §3, §7). */
export function MemberAccess({ member, open, onClose }: MemberAccessProps) {
  const { restaurants } = useTeam()
  const reload = useReloadTeam()
  const [changed, setChanged] = useState<readonly string[] | null>(null)
  const [isBusy, setBusy] = useState(false)
  const chosen = changed ?? member.restaurantIds
  const isDirty = changed !== null && !hasSameIds(changed, member.restaurantIds)
  const toggle = (id: string) => setChanged(chosen.includes(id) ? chosen.filter(one => one !== id) : [...chosen, id])
  const save = async () => {
    if (isBusy) return
    if (!isDirty) return onClose()
    setBusy(true)
    try {
      await call(updateMember, { params: { id: member.id }, body: { restaurantIds: [...chosen] } })
      toast.success(texts.accessSaved(member.name), { id: TOAST })
      await reload()
      onClose()
    } catch (error) {
      toast.error(failureOf(error), { id: TOAST })
      await reload()
    }
    setBusy(false)
  }
  const isNone = chosen.length === 0
  return (
    <Modal
      open={open}
      onClose={onClose}
      onClosed={() => setChanged(null)}
      title={texts.accessOf(member.name)}
      description={isNone ? undefined : texts.accessHint}
      unsaved={isDirty}
      footer={
        <>
          <Button variant="ghost" disabled={isBusy} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button
            disabled={isNone}
            aria-describedby={isNone ? `${member.id}-none` : undefined}
            busy={isBusy}
            busyLabel={texts.saving}
            onClick={() => void save()}
          >
            {texts.save}
          </Button>
        </>
      }
    >
      <div className={styles.list} role="group" aria-label={texts.access}>
        {restaurants.map(one => (
          <Checkbox
            key={one._id}
            className={styles.choice}
            label={<RestaurantLabel restaurant={one} />}
            checked={chosen.includes(one._id)}
            disabled={isBusy}
            onChange={() => toggle(one._id)}
          />
        ))}
      </div>
      <div role="status">
        {isNone && (
          <p className={styles.none} id={`${member.id}-none`}>
            <WarningCircleIcon size={16} weight="fill" aria-hidden="true" />
            {teamTexts.restaurantMissing}
          </p>
        )}
      </div>
    </Modal>
  )
}

function RestaurantLabel({ restaurant: { name, logoUrl, address } }: { restaurant: Restaurant }) {
  const place = [address.street, address.city].filter(Boolean).join(', ')
  return (
    <span className={styles.restaurant}>
      <Avatar name={name} src={logoUrl || null} size={AVATAR_PX} />
      <span>
        <b className={styles.name}>{name}</b>
        {place && <span className={styles.place}>{place}</span>}
      </span>
    </span>
  )
}

const hasSameIds = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every(id => b.includes(id))

const failureOf = (error: unknown): string =>
  (error instanceof ApiError && error.errors['restaurantIds']) || messageOf(error, texts.accessFailed)

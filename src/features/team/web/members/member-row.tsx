import { SlidersHorizontalIcon } from '@phosphor-icons/react/dist/csr/SlidersHorizontal'
import { UserMinusIcon } from '@phosphor-icons/react/dist/csr/UserMinus'
import { useState } from 'react'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { Badge, type BadgeTone } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { roleLabel } from '#features/identity/house.rules.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import type { MemberStatus, TeamMember } from '../../team.contract.ts'
import { isLinkExpired, mayChangeMembers, roleInWords } from '../../team-tab.rules.ts'
import { peopleTexts } from '../../people.texts.ts'
import { memberTexts, teamTabTexts as texts } from '../../team-tab.texts.ts'
import { dayOf } from '../day.ts'
import { useTeam } from '../team-context.ts'
import styles from './member-row.module.css'
import { PendingActions } from './pending-actions.tsx'
import { PersonSheet } from './person-sheet.tsx'

const AVATAR_PX = 44
/** More names would not fit on one line of a phone. */
const NAMES_MAX = 3
const TONES: Record<MemberStatus, BadgeTone> = { active: 'ok', pending: 'wait', removed: 'off' }
const AND = new Intl.ListFormat('es', { type: 'conjunction' })

/**
 * One person: name, email, role and status, and what may be done with them. Focusable, for the one after a removed one.
 */
export function MemberRow({ member, onRemove }: { member: TeamMember; onRemove: () => void }) {
  const { block, mayMakePartners } = useTeam()
  const { id, name, email, role, status } = member
  // A partner does not touch partners (4-beyond §10).
  const isMember = role === 'worker' && status !== 'removed' && (mayMakePartners || !member.partner)
  const mayChange = isMember && mayChangeMembers(block)
  return (
    <li className={styles.row} data-status={status} data-member={id} tabIndex={-1}>
      <Avatar name={name} size={AVATAR_PX} tone="hoja" className={styles.avatar} />
      <div className={styles.person}>
        <b className={styles.name}>{name}</b>
        <span className={styles.email}>{email}</span>
        <p className={styles.meta}>
          <Role member={member} />
          <Fact member={member} />
        </p>
      </div>
      <Badge tone={TONES[status]} className={styles.badge}>
        {texts.statuses[status]}
      </Badge>
      {isMember && (
        <Button
          variant="ghost"
          size="sm"
          iconOnly
          className={styles.remove}
          icon={<UserMinusIcon size={20} />}
          aria-label={memberTexts.remove(name)}
          aria-haspopup="dialog"
          onClick={onRemove}
        />
      )}
      {mayChange && (
        <div className={styles.more}>
          <PersonButton member={member} />
          {status === 'pending' && <PendingActions member={member} />}
        </div>
      )}
    </li>
  )
}

/** 'Trabajador, Cocina', 'Socio', 'Trabajador, a medida (4 de 8)'. */
function Role({ member }: { member: TeamMember }) {
  const { roles } = useTeam()
  const role = member.status === 'removed' ? null : roleInWords(member, roles)
  return role === null ? roleLabel(member) : `${roleLabel(member)}, ${role}`
}

/** What there is to know besides the role: restaurants, end of the link, or day of the removal. */
function Fact({ member }: { member: TeamMember }) {
  const { restaurants } = useTeam()
  const fact = factOf(member, restaurants)
  if (!fact) return null
  return (
    <>
      <span aria-hidden="true"> · </span>
      <span className="vh">, </span>
      {fact}
    </>
  )
}

function factOf(member: TeamMember, restaurants: readonly Restaurant[]): string | null {
  const { role, status, invitationExpiresAt, removedAt } = member
  if (role !== 'worker') return null
  if (status === 'active') return accessOf(member, restaurants)
  if (status === 'removed') return removedAt && texts.removedOn(dayOf(removedAt))
  if (!invitationExpiresAt) return null
  const day = dayOf(invitationExpiresAt)
  return isLinkExpired(member, new Date()) ? texts.expired(day) : texts.expires(day)
}

function accessOf({ restaurantIds }: TeamMember, restaurants: readonly Restaurant[]): string {
  const names = restaurants.filter(({ _id }) => restaurantIds.includes(_id)).map(({ name }) => name)
  const areAllKnown = names.length === restaurantIds.length
  if (restaurantIds.length === 0) return texts.noRestaurants
  return areAllKnown && names.length <= NAMES_MAX ? AND.format(names) : texts.restaurants(restaurantIds.length)
}

/** 'Permisos': opens the person's sheet. */
function PersonButton({ member }: { member: TeamMember }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon={<SlidersHorizontalIcon size={20} />}
        aria-label={peopleTexts.permissionsOf(member.name)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {peopleTexts.permissions}
      </Button>
      <PersonSheet member={member} open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

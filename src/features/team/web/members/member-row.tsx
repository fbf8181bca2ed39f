import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight'
import { UserMinusIcon } from '@phosphor-icons/react/dist/csr/UserMinus'
import { Fragment, type ReactNode } from 'react'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { Badge, type BadgeTone } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { roleLabel } from '#features/identity/house.rules.ts'
import { useUser } from '#features/identity/web/index.ts'
import type { MemberStatus, TeamMember } from '../../team.contract.ts'
import { isLinkExpired, mayChangeMembers, roleIn, roleInWords } from '../../team-tab.rules.ts'
import { peopleTexts } from '../../people.texts.ts'
import { memberTexts, teamTabTexts as texts } from '../../team-tab.texts.ts'
import { dayOf } from '../day.ts'
import { type TeamTabState, useTeam } from '../team-context.ts'
import styles from './member-row.module.css'
import { PendingActions } from './pending-actions.tsx'

const AVATAR_PX = 44
/** More names would not fit on one line of a phone. */
const NAMES_MAX = 3
const TONES: Record<MemberStatus, BadgeTone> = { active: 'ok', pending: 'wait', removed: 'off' }
const AND = new Intl.ListFormat('es', { type: 'conjunction' })

type House = Pick<TeamTabState, 'roles' | 'restaurants'>
type MemberRowProps = { member: TeamMember; onOpen?: () => void; onRemove?: () => void }

/**
 * One person: name, email, role and status. A tap opens their sheet; where people can only be removed there is a button
 * for that. Focusable, for the one after a removed one.
 */
export function MemberRow({ member, onOpen, onRemove }: MemberRowProps) {
  const { block, mayMakePartners, isOffline } = useTeam()
  const isSelf = useUser().id === member.id
  const { id, name, email, role, status } = member
  // A partner does not touch partners (4-beyond §10); without a connection nobody is changed.
  const isMember = role === 'worker' && status !== 'removed' && !isOffline && (mayMakePartners || !member.partner)
  const mayChange = isMember && mayChangeMembers(block)
  return (
    <li className={styles.row} data-status={status} data-member={id} tabIndex={-1}>
      <Avatar name={name} size={AVATAR_PX} tone="hoja" className={styles.avatar} />
      <div className={styles.person}>
        {mayChange ? (
          <button
            type="button"
            className={styles.open}
            aria-label={peopleTexts.permissionsOf(name)}
            aria-haspopup="dialog"
            onClick={onOpen}
          >
            {name}
          </button>
        ) : (
          <b className={styles.name}>
            {name} {isSelf && <span className={styles.self}>{texts.you}</span>}
          </b>
        )}
        <span className={styles.email}>{email}</span>
        <Fact member={member} />
      </div>
      <Badge tone={TONES[status]} className={styles.badge}>
        {texts.statuses[status]}
      </Badge>
      {mayChange && <CaretRightIcon size={16} className={styles.caret} aria-hidden="true" />}
      {isMember && !mayChange && (
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
      {mayChange && status === 'pending' && (
        <div className={styles.more}>
          <PendingActions member={member} />
        </div>
      )}
    </li>
  )
}

/** 'Trabajador, Sala. En los dos restaurantes': what they are, and what else there is to know. */
function Fact({ member }: { member: TeamMember }) {
  const team = useTeam()
  const role = member.status === 'removed' ? null : roleInWords(member, team.roles)
  const fact = factOf(member, team)
  return (
    <p className={styles.meta}>
      {roleLabel(member)}
      {role !== null && <>, {differently(member, team) ?? <b>{role}</b>}</>}
      {fact && `. ${fact}`}
    </p>
  )
}

/** 'Encargado en La Taberna y Sala en La Esquina', while that is one line. */
function differently(member: TeamMember, { roles, restaurants }: House): ReactNode {
  const here = restaurants.filter(({ _id }) => member.restaurantIds.includes(_id))
  if (here.length !== 2 || roleInWords(member, roles) !== peopleTexts.different) return null
  const [first, second] = here.map(({ _id, name }) => (
    <Fragment key={_id}>
      <b>{roleIn(member, _id, roles)}</b>
      {peopleTexts.at(name)}
    </Fragment>
  ))
  // 'y', or 'e' before a role whose name begins with an i.
  const words = AND.formatToParts(here.map(({ _id }) => roleIn(member, _id, roles)))
  return [first, words.find(({ type }) => type === 'literal')?.value, second]
}

function factOf(member: TeamMember, house: House): string | null {
  const { role, status, partner, invitationExpiresAt, removedAt } = member
  if (role !== 'worker') return null
  if (status === 'removed') return removedAt && texts.removedOn(dayOf(removedAt))
  if (status === 'pending') {
    if (!invitationExpiresAt) return null
    const day = dayOf(invitationExpiresAt)
    return isLinkExpired(member, new Date()) ? texts.expired(day) : texts.expires(day)
  }
  return partner || differently(member, house) !== null ? null : accessOf(member, house.restaurants)
}

function accessOf({ restaurantIds }: TeamMember, restaurants: TeamTabState['restaurants']): string {
  const names = restaurants.filter(({ _id }) => restaurantIds.includes(_id)).map(({ name }) => name)
  const areAllKnown = names.length === restaurantIds.length
  if (restaurantIds.length === 0) return texts.noRestaurants
  if (names.length === 2 && restaurants.length === 2) return texts.inBoth
  return areAllKnown && names.length <= NAMES_MAX ? AND.format(names) : texts.inRestaurants(restaurantIds.length)
}

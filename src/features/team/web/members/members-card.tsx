import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown'
import { UserPlusIcon } from '@phosphor-icons/react/dist/csr/UserPlus'
import { useRef, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import cleanPlate from '#ui/assets/dishes/plato-limpio.svg?no-inline'
import type { TeamMember } from '../../team.contract.ts'
import { mayChangeMembers, neighborOf } from '../../team-tab.rules.ts'
import { inviteTexts, teamTabTexts as texts } from '../../team-tab.texts.ts'
import { InviteSheet } from '../invite/invite-sheet.tsx'
import { Quota } from '../invite/quota.tsx'
import { useTeam } from '../team-context.ts'
import { MemberRow } from './member-row.tsx'
import styles from './members-card.module.css'
import { PersonSheet } from './person-sheet.tsx'
import { RemoveMember, type Removal } from './remove-member.tsx'
import { SyncButton } from './sync-button.tsx'
import { TeamNote } from './team-note.tsx'

const IMAGE_PX = 132

/** A sheet that has been opened; each opening is a new one. */
type Opened = { isOpen: boolean; serial: number }

/** 'Personas': the owner first, then everybody else with what may be done (S2 §2; 3-decisions §7; EVERY-DAY §5). */
export function MembersCard() {
  const { team, isAdmin, isOffline, isLimited, block } = useTeam()
  const [removal, setRemoval] = useState<Removal | null>(null)
  const [person, setPerson] = useState<(Opened & { member: TeamMember }) | null>(null)
  const [invite, setInvite] = useState<Opened>({ isOpen: false, serial: 0 })
  const card = useRef<HTMLDivElement>(null)
  const people = [team.owner, ...team.members.filter(({ status }) => status !== 'removed')]
  const removed = team.members.filter(({ status }) => status === 'removed')
  const rowOf = (id: string) => card.current?.querySelector<HTMLElement>(`[data-member="${CSS.escape(id)}"]`) ?? null
  const closeInvite = () => setInvite({ ...invite, isOpen: false })
  const remove = (member: TeamMember) => setRemoval({ member, nextId: neighborOf(people, member.id), isOpen: true })
  const onInvited = (id: string) => {
    closeInvite()
    // After the sheet has given the focus back.
    setTimeout(() => rowOf(id)?.focus(), FOCUS_AFTER_MS)
  }
  return (
    <div ref={card}>
      <Card
        flush
        title={texts.people}
        className={styles.card}
        actions={
          !isOffline && (
            <div className={styles.actions}>
              {team.taken > 0 && mayChangeMembers(block) && <SyncButton />}
              {block === null && !isLimited && (
                <Button
                  icon={<UserPlusIcon size={20} />}
                  aria-haspopup="dialog"
                  onClick={() => setInvite({ isOpen: true, serial: invite.serial + 1 })}
                >
                  {inviteTexts.title}
                </Button>
              )}
            </div>
          )
        }
      >
        <Quota />
        <ul className={styles.list}>
          {people.map(member => (
            <MemberRow
              key={member.id}
              member={member}
              onOpen={() => setPerson({ member, isOpen: true, serial: (person?.serial ?? 0) + 1 })}
              onRemove={() => remove(member)}
            />
          ))}
        </ul>
        {people.length === 1 && (
          <div className={styles.alone}>
            <img src={cleanPlate} width={IMAGE_PX} height={IMAGE_PX} alt="" />
            <div>
              <h3 className={styles.aloneTitle}>{isAdmin ? texts.aloneOf(team.owner.name) : texts.alone}</h3>
              {!isAdmin && <p>{texts.aloneHint}</p>}
            </div>
          </div>
        )}
        <TeamNote />
        {removed.length > 0 && (
          <details className={styles.gone}>
            <summary>
              {texts.before} <span className={styles.goneCount}>{removed.length}</span>
              <CaretDownIcon size={16} aria-hidden="true" />
            </summary>
            <ul className={styles.list}>
              {removed.map(member => (
                <MemberRow key={member.id} member={member} />
              ))}
            </ul>
          </details>
        )}
      </Card>
      {invite.serial > 0 && (
        <InviteSheet key={invite.serial} open={invite.isOpen} onClose={closeInvite} onInvited={onInvited} />
      )}
      {person && (
        <PersonSheet
          key={person.serial}
          member={person.member}
          open={person.isOpen}
          onClose={() => setPerson({ ...person, isOpen: false })}
          onRemove={() => remove(person.member)}
        />
      )}
      {removal && (
        <RemoveMember
          removal={removal}
          rowOf={rowOf}
          onRemoved={() => setPerson(person && { ...person, isOpen: false })}
          onClose={() => setRemoval({ ...removal, isOpen: false })}
        />
      )}
    </div>
  )
}

/** The sheet closes in 300 ms. */
const FOCUS_AFTER_MS = 350

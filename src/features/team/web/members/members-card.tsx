import { useRef, useState } from 'react'
import { Card } from '#ui/card/card.tsx'
import cleanPlate from '#ui/assets/dishes/plato-limpio.svg?no-inline'
import { mayChangeMembers, neighborOf } from '../../team-tab.rules.ts'
import { teamTabTexts as texts } from '../../team-tab.texts.ts'
import { useTeam } from '../team-context.ts'
import { MemberRow } from './member-row.tsx'
import styles from './members-card.module.css'
import { RemoveMember, type Removal } from './remove-member.tsx'
import { SyncButton } from './sync-button.tsx'

const IMAGE_PX = 132

/** 'Personas': the owner first, then everybody else with what may be done (S2 §2; 3-decisions §7). */
export function MembersCard() {
  const { team, isAdmin, block } = useTeam()
  const [removal, setRemoval] = useState<Removal | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const people = [team.owner, ...team.members]
  const isAlone = team.members.length === 0
  const rowOf = (id: string) => list.current?.querySelector<HTMLElement>(`[data-member="${CSS.escape(id)}"]`) ?? null
  return (
    <Card flush title={texts.people} actions={team.taken > 0 && mayChangeMembers(block) && <SyncButton />}>
      <ul className={styles.list} ref={list}>
        {people.map(member => (
          <MemberRow
            key={member.id}
            member={member}
            onRemove={() => setRemoval({ member, nextId: neighborOf(people, member.id), isOpen: true })}
          />
        ))}
      </ul>
      {isAlone && (
        <div className={styles.alone}>
          <img src={cleanPlate} width={IMAGE_PX} height={IMAGE_PX} alt="" />
          <h3 className={styles.aloneTitle}>{isAdmin ? texts.aloneOf(team.owner.name) : texts.alone}</h3>
          {!isAdmin && <p>{texts.aloneHint}</p>}
        </div>
      )}
      {removal && (
        <RemoveMember removal={removal} rowOf={rowOf} onClose={() => setRemoval({ ...removal, isOpen: false })} />
      )}
    </Card>
  )
}

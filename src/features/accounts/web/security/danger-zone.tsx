import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash'
import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { securityTexts } from '../../user-settings.texts.ts'
import { DeleteAccount } from './delete-account.tsx'
import styles from './security.module.css'

const texts = securityTexts.deletion

/** What cannot be taken back (S2 §2). */
export function DangerZone() {
  const [isAsking, setAsking] = useState(false)
  return (
    <Card
      title={texts.title}
      lead={texts.lead}
      className={styles.danger}
      actions={
        <Button
          variant="danger"
          className={styles.wideOnPhone}
          icon={<TrashIcon size={20} aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => setAsking(true)}
        >
          {texts.open}
        </Button>
      }
    >
      <DeleteAccount open={isAsking} onClose={() => setAsking(false)} />
    </Card>
  )
}

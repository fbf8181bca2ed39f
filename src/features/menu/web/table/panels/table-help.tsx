import { Fragment, useRef } from 'react'
import { Modal } from '#ui/modal/modal.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import { keyTexts } from '#features/menu/menu-page.texts.ts'
import { tableTexts as texts } from '#features/menu/table/table.texts.ts'
import styles from '../../keyboard/key-hints.module.css'
import { Keys } from '../../keyboard/keys.tsx'
import { setLetterKeys, useLetterKeys } from '../../keyboard/letter-keys.ts'

/** All keys of the table, and the switch that turns single letters off. */
export function TableHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  const hasLetters = useLetterKeys()
  const list = useRef<HTMLDivElement>(null)
  return (
    <Modal open={open} title={texts.keysTitle} initialFocus={list} onClose={onClose}>
      <div ref={list} tabIndex={-1} className={styles.list}>
        <dl className={styles.rows}>
          {texts.keys.map(({ keys, does }) => (
            <Fragment key={does}>
              <dt>
                <span className="vh">{keys.join(' ')}</span>
                <span className={styles.combo}>
                  <Keys keys={keys} />
                </span>
              </dt>
              <dd>{does}</dd>
            </Fragment>
          ))}
        </dl>
      </div>
      <Switch
        className={styles.switch}
        label={keyTexts.letters}
        hint={keyTexts.lettersHint}
        checked={hasLetters}
        onChange={setLetterKeys}
      />
    </Modal>
  )
}

import { Fragment, useRef } from 'react'
import { Modal } from '#ui/modal/modal.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import { keyTexts as texts } from '../../menu-page.texts.ts'
import styles from './key-hints.module.css'
import { Keys } from './keys.tsx'
import { setLetterKeys, useLetterKeys } from './letter-keys.ts'

/** All keys of the list and of the form, and the switch that turns single letters off. */
export function KeyHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  const hasLetters = useLetterKeys()
  const list = useRef<HTMLDivElement>(null)
  return (
    <Modal open={open} title={texts.title} initialFocus={list} onClose={onClose}>
      <div ref={list} tabIndex={-1} className={styles.list}>
        {texts.groups.map(group => (
          <section key={group.title}>
            <h3 className={styles.group}>{group.title}</h3>
            <dl className={styles.rows}>
              {group.rows.map(({ keys, does }) => (
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
          </section>
        ))}
      </div>
      <Switch
        className={styles.switch}
        label={texts.letters}
        hint={texts.lettersHint}
        checked={hasLetters}
        onChange={setLetterKeys}
      />
    </Modal>
  )
}

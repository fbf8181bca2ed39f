import { Fragment, useRef } from 'react'
import { Modal } from '#ui/modal/modal.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import { keyTexts } from '../../menu-page.texts.ts'
import styles from './key-hints.module.css'
import { Keys } from './keys.tsx'
import { setLetterKeys, useLetterKeys } from './letter-keys.ts'

type KeyHelpProps = {
  /** Keys by where they work; a single group needs no title. */
  help: {
    title: string
    groups: readonly { title?: string; rows: readonly { keys: readonly string[]; does: string }[] }[]
  }
  open: boolean
  /** Where what a key does takes more words. */
  isWide?: boolean
  onClose: () => void
}

/** All keys of a screen, and the switch that turns single letters off. */
export function KeyHelp({ help, open, isWide = false, onClose }: KeyHelpProps) {
  const hasLetters = useLetterKeys()
  const list = useRef<HTMLDivElement>(null)
  return (
    <Modal
      open={open}
      title={help.title}
      className={isWide ? styles.wide : undefined}
      initialFocus={list}
      onClose={onClose}
    >
      <div ref={list} tabIndex={-1} className={styles.list}>
        {help.groups.map(group => (
          <section key={group.title ?? help.title}>
            {group.title && <h3 className={styles.group}>{group.title}</h3>}
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
        label={keyTexts.letters}
        hint={keyTexts.lettersHint}
        checked={hasLetters}
        onChange={setLetterKeys}
      />
    </Modal>
  )
}

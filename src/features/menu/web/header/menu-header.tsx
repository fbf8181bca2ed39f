import { FolderPlusIcon } from '@phosphor-icons/react/dist/csr/FolderPlus'
import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass'
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import type { ReactNode, Ref } from 'react'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { PageHeader } from '#ui/page-header/page-header.tsx'
import { pageTexts as texts } from '../../menu-page.texts.ts'
import { Keys } from '../keyboard/keys.tsx'
import styles from './menu-header.module.css'

type MenuHeaderProps = {
  search: string
  onSearch: (typed: string) => void
  searchRef: Ref<HTMLInputElement>
  isSearchable: boolean
  /** How many dishes in how many categories. */
  sum: string | undefined
  canAddCategory: boolean
  canAddDish: boolean
  onAddCategory: () => void
  onAddDish: () => void
  /** A button with more actions for the whole menu. */
  more?: ReactNode
}

/**
 * The title, the search, and the buttons that add a category or a dish; on phones 'Nuevo Plato' is a '+' above the
 * bottom bar.
 */
export function MenuHeader(props: MenuHeaderProps) {
  return (
    <PageHeader
      title={texts.title}
      beside
      className={styles.header}
      actions={
        <>
          {props.isSearchable && (
            <TextField
              ref={props.searchRef}
              className={styles.search}
              type="search"
              label={texts.search}
              labelHidden
              placeholder={texts.search}
              autoComplete="off"
              prefix={<MagnifyingGlassIcon size={18} />}
              suffix={props.search === '' && <Keys keys={['/']} className={styles.key} />}
              aria-keyshortcuts="/"
              value={props.search}
              onChange={event => props.onSearch(event.target.value)}
              onKeyDown={event =>
                event.key === 'Escape' && (props.search ? props.onSearch('') : event.currentTarget.blur())
              }
            />
          )}
          <Button
            variant="secondary"
            className={styles.addCategory}
            icon={<FolderPlusIcon size={20} />}
            disabled={!props.canAddCategory}
            onClick={props.onAddCategory}
          >
            <span className={styles.word}>{texts.newCategory}</span>
          </Button>
          {props.more}
          <Button
            className={styles.addDish}
            icon={<PlusIcon size={18} weight="bold" />}
            disabled={!props.canAddDish}
            data-new-dish=""
            aria-keyshortcuts="n"
            onClick={props.onAddDish}
          >
            <span className={styles.word}>{texts.newDish}</span>
            <Keys keys={['N']} className={styles.key} />
          </Button>
        </>
      }
    >
      {props.sum && <span className={styles.sum}>{props.sum}</span>}
    </PageHeader>
  )
}

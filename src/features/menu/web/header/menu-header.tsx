import { FolderPlusIcon } from '@phosphor-icons/react/dist/csr/FolderPlus'
import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass'
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { type ReactNode, useRef } from 'react'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { PageHeader } from '#ui/page-header/page-header.tsx'
import { pageTexts as texts } from '../../menu-page.texts.ts'
import { Keys } from '../keyboard/keys.tsx'
import styles from './menu-header.module.css'
import { useAwayOnScroll } from './use-away-on-scroll.ts'
import type { useSearch } from './use-search.ts'

type MenuHeaderProps = {
  search: ReturnType<typeof useSearch>
  isSearchable: boolean
  /** How many dishes in how many categories. */
  sum: string | undefined
  /** Nothing can be added: there is no button for it. */
  isReadOnly: boolean
  onAddCategory: () => void
  /** Absent: there is no category for it yet; the page says so. */
  onAddDish: (() => void) | undefined
  /** A button with more actions for the whole menu. */
  more?: ReactNode
}

/**
 * The title, the search, and the buttons that add a category or a dish; on phones 'Nuevo Plato' is a '+' above the
 * bottom bar, which goes away while one scrolls down.
 */
export function MenuHeader({ search, isSearchable, sum, isReadOnly, onAddCategory, onAddDish, more }: MenuHeaderProps) {
  const addDish = useRef<HTMLButtonElement>(null)
  useAwayOnScroll(addDish)
  return (
    <PageHeader
      title={texts.title}
      className={styles.header}
      actions={
        <>
          {isSearchable && <SearchField search={search} />}
          {!isReadOnly && (
            <Button
              variant="secondary"
              className={styles.addCategory}
              icon={<FolderPlusIcon size={20} />}
              onClick={onAddCategory}
            >
              <span className={styles.word}>{texts.newCategory}</span>
            </Button>
          )}
          {more}
          {!isReadOnly && (
            <Button
              ref={addDish}
              className={styles.addDish}
              icon={<PlusIcon size={18} weight="bold" />}
              disabled={!onAddDish}
              aria-description={onAddDish ? undefined : texts.dishesLater}
              data-new-dish=""
              aria-keyshortcuts="n"
              onClick={onAddDish}
            >
              <span className={styles.word}>{texts.newDish}</span>
              <Keys keys={['N']} className={styles.key} />
            </Button>
          )}
        </>
      }
    >
      {sum && <span className={styles.sum}>{sum}</span>}
    </PageHeader>
  )
}

function SearchField({ search }: Pick<MenuHeaderProps, 'search'>) {
  return (
    <TextField
      ref={search.ref}
      className={styles.search}
      type="search"
      label={texts.search}
      labelHidden
      placeholder={texts.search}
      autoComplete="off"
      prefix={<MagnifyingGlassIcon size={18} />}
      suffix={search.typed === '' && <Keys keys={['/']} className={styles.key} />}
      aria-keyshortcuts="/"
      value={search.typed}
      onChange={event => search.type(event.target.value)}
      onKeyDown={event => event.key === 'Escape' && (search.typed ? search.clear() : event.currentTarget.blur())}
    />
  )
}

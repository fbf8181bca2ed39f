import { FolderPlusIcon } from '@phosphor-icons/react/dist/csr/FolderPlus'
import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass'
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { PageHeader } from '#ui/page-header/page-header.tsx'
import { pageTexts as texts } from '../menu-page.texts.ts'
import styles from './menu-header.module.css'

type MenuHeaderProps = {
  search: string
  onSearch: (typed: string) => void
  isSearchable: boolean
  canAddCategory: boolean
  canAddDish: boolean
  onAddCategory: () => void
  onAddDish: () => void
}

/** The title, the search, and the buttons that add a category or a dish. */
export function MenuHeader(props: MenuHeaderProps) {
  return (
    <PageHeader
      title={texts.title}
      actions={
        <>
          {props.isSearchable && (
            <TextField
              className={styles.search}
              type="search"
              label={texts.search}
              labelHidden
              placeholder={texts.search}
              autoComplete="off"
              prefix={<MagnifyingGlassIcon size={18} />}
              value={props.search}
              onChange={event => props.onSearch(event.target.value)}
            />
          )}
          <Button
            variant="secondary"
            icon={<FolderPlusIcon size={20} />}
            disabled={!props.canAddCategory}
            onClick={props.onAddCategory}
          >
            {texts.newCategory}
          </Button>
          <Button
            icon={<PlusIcon size={18} weight="bold" />}
            disabled={!props.canAddDish}
            data-new-dish=""
            onClick={props.onAddDish}
          >
            {texts.newDish}
          </Button>
        </>
      }
    />
  )
}

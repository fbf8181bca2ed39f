import { ArrowsLeftRightIcon } from '@phosphor-icons/react/dist/csr/ArrowsLeftRight'
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { firstNameOf } from '#features/identity/first-name.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import type { Edition } from '../../paper.contract.ts'
import { editionTexts as texts } from '../../screen/paper-sheets.texts.ts'
import { dayOfMoment, fileWords, longDay } from '../../screen/paper-words.ts'
import type { PaperStatus } from '../paper.queries.ts'
import { EditionMark } from '../strip/edition-mark.tsx'
import { changedAfter } from './edition-words.ts'
import styles from './editions-table.module.css'
import { type EditionFiles, useEditionFiles } from './use-edition-files.ts'

type EditionsTableProps = {
  restaurant: Restaurant
  today: string
  status: PaperStatus | undefined
  /** The newest first. */
  editions: readonly Edition[]
  canDownload: boolean
  onCompare: (n: number) => void
}

/** Every edition with its files; on phones each is a block of its own. */
export function EditionsTable({ editions, ...rest }: EditionsTableProps) {
  const files = useEditionFiles(rest.restaurant, rest.today)
  return (
    <Card className={styles.card} flush>
      <table className={styles.table}>
        <caption className="vh">{texts.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.edition}</th>
            <th scope="col">{texts.changedAfter}</th>
            <th scope="col">{rest.canDownload && texts.asPrinted}</th>
            <th scope="col">
              <span className="vh">{texts.compare}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {editions.map((edition, place) => (
            <Row key={edition.n} edition={edition} isLast={place === 0} {...{ editions, files, ...rest }} />
          ))}
        </tbody>
      </table>
    </Card>
  )
}

type RowProps = EditionsTableProps & { edition: Edition; isLast: boolean; files: EditionFiles }

function Row({ edition, isLast, editions, files, restaurant, status, canDownload, onCompare }: RowProps) {
  const { n, at, by, retiredAt } = edition
  const { what, until } = changedAfter(edition, editions, status)
  return (
    <tr>
      <th scope="row" className={styles.edition}>
        <span>
          <EditionMark n={n} />
          <span>
            {texts.numbered(n)}{' '}
            {isLast && (
              <Badge tone="ok" dot={false}>
                {texts.last}
              </Badge>
            )}
            {retiredAt !== null && <Badge dot={false}>{texts.retired}</Badge>}
            <small>{texts.madeBy(longDay(dayOfMoment(at, restaurant.timezone)), by ? firstNameOf(by) : '')}</small>
          </span>
        </span>
      </th>
      <td className={styles.changed}>
        {what}
        {until && <small>{until}</small>}
      </td>
      <td className={styles.cell}>
        {canDownload && <Files edition={edition} files={files} restaurant={restaurant} />}
      </td>
      <td className={styles.action}>
        <Button
          variant="ghost"
          size="sm"
          aria-label={texts.compareOf(n)}
          icon={<ArrowsLeftRightIcon size={18} aria-hidden="true" />}
          onClick={() => onCompare(n)}
        >
          <span className={styles.word}>{texts.compare}</span>
        </Button>
      </td>
    </tr>
  )
}

/** Files with the same name have their number, as in the name of the file. */
function Files({ edition, files, restaurant }: { edition: Edition; files: EditionFiles; restaurant: Restaurant }) {
  const names = edition.files.map(file => fileWords(file, restaurant.defaultLocale))
  return (
    <span className={styles.files}>
      {edition.files.map((file, place) => {
        const name = names[place] ?? ''
        const before = names.slice(0, place).filter(each => each === name).length
        const shown = before === 0 ? name : `${name} (${before + 1})`
        return (
          <Button
            key={file.name}
            variant="ghost"
            size="sm"
            className={styles.file}
            busy={files.busy === file.name}
            aria-label={texts.downloadOf(edition.n, shown)}
            icon={<DownloadSimpleIcon size={16} aria-hidden="true" />}
            onClick={() => files.start(edition, file)}
          >
            {shown}
          </Button>
        )
      })}
    </span>
  )
}

import { useQuery } from '@tanstack/react-query'
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple'
import { useId } from 'react'
import { Link } from 'react-router'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { FailureNote } from '#ui/load-failure/load-failure.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { firstNameOf } from '#features/identity/first-name.ts'
import type { Restaurant } from '#features/restaurants/restaurants.contract.ts'
import { useScoped } from '#features/restaurants/web/index.ts'
import type { Edition } from '../../paper.contract.ts'
import { EDITIONS_PAGE } from '../../paper.paths.ts'
import { editionTexts as texts } from '../../screen/paper-sheets.texts.ts'
import { paperTitles } from '../../screen/titles.texts.ts'
import { dayOfMoment, dayWords, fileWords } from '../../screen/paper-words.ts'
import { editionsOf, statusOf } from '../paper.queries.ts'
import { EditionMark } from '../strip/edition-mark.tsx'
import { changedAfter, type ChangedAfter } from './edition-words.ts'
import styles from './editions-card.module.css'
import { type EditionFiles, useEditionFiles } from './use-edition-files.ts'

const SHOWN = 5

type EditionsCardProps = { restaurant: Restaurant; today: string; canDownload: boolean }

/** The last five editions under the composer, and the way to all of them. Nothing before the first. */
export function EditionsCard({ restaurant, today, canDownload }: EditionsCardProps) {
  const titleId = useId()
  const scoped = useScoped()
  const editions = useQuery(editionsOf(restaurant._id))
  const { data: status } = useQuery(statusOf(restaurant._id))
  const files = useEditionFiles(restaurant, today)
  if (editions.data?.length === 0) return null
  return (
    <Card className={styles.card} flush aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{paperTitles.editions}</h2>
        {editions.data && (
          <Link className="link" to={scoped(EDITIONS_PAGE)}>
            {texts.seeAll(editions.data.length)}
          </Link>
        )}
      </div>
      {editions.isError && !editions.data && (
        <div className={styles.failed}>
          <FailureNote error={editions.error} onRetry={() => void editions.refetch()}>
            {texts.loadFailed}.
          </FailureNote>
        </div>
      )}
      {!editions.isError && !editions.data && (
        <SkeletonGroup className={styles.failed}>
          <Skeleton height={48} radius={8} />
        </SkeletonGroup>
      )}
      <ul>
        {editions.data?.slice(0, SHOWN).map((edition, place, list) => (
          <EditionRow
            key={edition.n}
            edition={edition}
            isLast={place === 0}
            changed={changedAfter(edition, list, status)}
            {...{ restaurant, today, files, canDownload }}
          />
        ))}
      </ul>
    </Card>
  )
}

type EditionRowProps = {
  edition: Edition
  isLast: boolean
  changed: ChangedAfter
  restaurant: Restaurant
  today: string
  files: EditionFiles
  canDownload: boolean
}

function EditionRow({ edition, isLast, changed, restaurant, today, files, canDownload }: EditionRowProps) {
  const { n, by, at, retiredAt } = edition
  const [newest] = edition.files.toReversed()
  const names = edition.files.map(file => fileWords(file, restaurant.defaultLocale))
  return (
    <li className={styles.row}>
      <EditionMark n={n} />
      <div>
        <b>{texts.numbered(n)}</b>{' '}
        {isLast && (
          <Badge tone="ok" dot={false}>
            {texts.last}
          </Badge>
        )}
        {retiredAt !== null && <Badge dot={false}>{texts.retired}</Badge>}
        <small>{texts.madeBy(dayWords(dayOfMoment(at, restaurant.timezone), today), by ? firstNameOf(by) : '')}</small>
      </div>
      <div className={styles.files}>
        <span>{[...new Set(names)].join(' · ')}</span>
        <small>{changed.what}</small>
      </div>
      {canDownload && newest && (
        <Button
          variant="ghost"
          iconOnly
          aria-label={texts.downloadLast(n)}
          busy={files.busy === newest.name}
          icon={<DownloadSimpleIcon size={20} aria-hidden="true" />}
          onClick={() => files.start(edition, newest)}
        />
      )}
    </li>
  )
}
